CREATE TABLE `channels` (
	`competition_id` text NOT NULL,
	`country` text NOT NULL,
	`name` text NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`competition_id`, `country`, `name`)
);
