CREATE TABLE `supplied_prices` (
	`match_id` text NOT NULL,
	`at` integer NOT NULL,
	`is_live` integer NOT NULL,
	`score` text,
	`minute` integer,
	`quotes` text NOT NULL,
	PRIMARY KEY(`match_id`, `at`)
);
--> statement-breakpoint
ALTER TABLE `supplied_matches` ADD `prices_read_at` integer;