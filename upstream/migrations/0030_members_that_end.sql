DROP INDEX `users_by_end`;--> statement-breakpoint
CREATE INDEX `users_by_end` ON `users` (`erase_at`) WHERE erase_at is not null;