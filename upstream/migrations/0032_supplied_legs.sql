ALTER TABLE `supplied_matches` ADD `leg` integer;--> statement-breakpoint
ALTER TABLE `supplied_matches` ADD `first_leg_id` text;