CREATE TABLE `alert_settings` (
	`username` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`delay_seconds` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `alert_settings_by_delay` ON `alert_settings` (`delay_seconds`);--> statement-breakpoint
CREATE TABLE `notice_listeners` (
	`username` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`type` integer NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`is_silent` integer DEFAULT false NOT NULL,
	`stored_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_once` ON `notices` (`username`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `notices_of_member` ON `notices` (`username`,`id`);--> statement-breakpoint
CREATE INDEX `notices_by_age` ON `notices` (`stored_at`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`endpoint` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`session_id` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_user` ON `push_subscriptions` (`username`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
ALTER TABLE `favourites` ADD `alerts` text;