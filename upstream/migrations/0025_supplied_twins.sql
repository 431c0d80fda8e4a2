ALTER TABLE `supplied_matches` ADD `twin_id` text;--> statement-breakpoint
ALTER TABLE `supplied_matches` ADD `reported` text;--> statement-breakpoint
CREATE INDEX `supplied_matches_by_twin` ON `supplied_matches` (`twin_id`);