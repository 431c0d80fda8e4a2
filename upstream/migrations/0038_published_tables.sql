CREATE TABLE `published_tables` (
	`competition_id` text NOT NULL,
	`season` text NOT NULL,
	`format` text NOT NULL,
	`rows` text NOT NULL,
	`batch` integer NOT NULL,
	PRIMARY KEY(`competition_id`, `season`, `format`, `batch`)
);
--> statement-breakpoint
CREATE INDEX `published_tables_by_batch` ON `published_tables` (`batch`);