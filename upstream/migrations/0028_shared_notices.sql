CREATE TABLE `past_follows` (
	`username` text NOT NULL,
	`kind` text NOT NULL,
	`sport` text NOT NULL,
	`id` text NOT NULL,
	`alerts` text,
	`since_notice` integer NOT NULL,
	`until_notice` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `past_follows_of_member` ON `past_follows` (`username`,`until_notice`);--> statement-breakpoint
CREATE INDEX `past_follows_by_end` ON `past_follows` (`until_notice`);--> statement-breakpoint
CREATE TABLE `notice_things` (
	`sport` text NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`delay_seconds` integer NOT NULL,
	`notice_id` integer NOT NULL,
	`alert` text NOT NULL,
	`language` text NOT NULL,
	PRIMARY KEY(`sport`, `kind`, `id`, `delay_seconds`, `notice_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `notice_things_of_notice` ON `notice_things` (`notice_id`);--> statement-breakpoint
CREATE TABLE `past_alert_settings` (
	`username` text NOT NULL,
	`settings` text,
	`since_notice` integer NOT NULL,
	`until_notice` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `past_alert_settings_of_member` ON `past_alert_settings` (`username`,`until_notice`);--> statement-breakpoint
CREATE INDEX `past_alert_settings_by_end` ON `past_alert_settings` (`until_notice`);--> statement-breakpoint
CREATE TABLE `push_claims` (
	`chunk` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`claimed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_claims_by_age` ON `push_claims` (`claimed_at`);--> statement-breakpoint
CREATE TABLE `read_notices` (
	`username` text NOT NULL,
	`notice_id` integer NOT NULL,
	PRIMARY KEY(`username`, `notice_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `read_notices_by_notice` ON `read_notices` (`notice_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `seen_up_to` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `read_up_to` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `favourites` ADD `since_notice` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `alert_settings` ADD `since_notice` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `notice_listeners_by_age` ON `notice_listeners` (`since`);