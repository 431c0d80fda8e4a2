CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`country` text
);
--> statement-breakpoint
CREATE INDEX `events_by_user` ON `audit_events` (`username`,`at`);--> statement-breakpoint
CREATE INDEX `events_by_instant` ON `audit_events` (`at`);--> statement-breakpoint
CREATE TABLE `credentials` (
	`username` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deletion_reasons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reason` text NOT NULL,
	`free_text` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `device_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`session_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `devices_by_user` ON `device_tokens` (`username`);--> statement-breakpoint
CREATE TABLE `grants` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`data` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `grants_by_end` ON `grants` (`expires_at`);--> statement-breakpoint
CREATE TABLE `linked_identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`username` text NOT NULL,
	`name` text,
	`linked_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_by_user` ON `linked_identities` (`username`,`provider`);--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`purpose` text NOT NULL,
	`phone_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer NOT NULL,
	PRIMARY KEY(`purpose`, `phone_hash`)
);
--> statement-breakpoint
CREATE INDEX `codes_by_end` ON `one_time_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
);
--> statement-breakpoint
CREATE INDEX `counters_by_end` ON `rate_counters` (`expires_at`);--> statement-breakpoint
CREATE TABLE `referrals` (
	`username` text PRIMARY KEY NOT NULL,
	`referrer` text NOT NULL,
	`joined_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `referrals_by_referrer` ON `referrals` (`referrer`,`joined_at`);--> statement-breakpoint
CREATE TABLE `sent_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`phone` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`username` text NOT NULL,
	`method` text NOT NULL,
	`agent` text,
	`country` text,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`username`);--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`username` text PRIMARY KEY NOT NULL,
	`nickname` text NOT NULL,
	`nickname_key` text NOT NULL,
	`phone` text NOT NULL,
	`avatar_id` text NOT NULL,
	`preferred_country` text NOT NULL,
	`preferred_language` text NOT NULL,
	`referral_code` text NOT NULL,
	`has_new_notices` integer DEFAULT false NOT NULL,
	`has_seen_walkthrough` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`erase_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_nickname_key_unique` ON `users` (`nickname_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_referral_code_unique` ON `users` (`referral_code`);--> statement-breakpoint
CREATE INDEX `users_by_end` ON `users` (`erase_at`);