CREATE TABLE `owner_changes` (
	`username` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `owner_changes_by_age` ON `owner_changes` (`at`);