CREATE TABLE `match_differences` (
	`match_id` text NOT NULL,
	`format` text NOT NULL,
	`home` integer NOT NULL,
	`away` integer NOT NULL,
	PRIMARY KEY(`match_id`, `format`)
);
--> statement-breakpoint
CREATE TABLE `match_source_ids` (
	`key` text NOT NULL,
	`home` text NOT NULL,
	`away` text NOT NULL,
	`day` text NOT NULL,
	`home_name` text NOT NULL,
	`away_name` text NOT NULL,
	`batch` integer NOT NULL,
	PRIMARY KEY(`key`, `batch`)
);
--> statement-breakpoint
CREATE INDEX `match_source_ids_by_batch` ON `match_source_ids` (`batch`);