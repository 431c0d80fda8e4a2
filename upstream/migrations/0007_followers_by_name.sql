DROP INDEX `favourites_by_thing`;--> statement-breakpoint
CREATE INDEX `favourites_by_thing` ON `favourites` (`sport`,`kind`,`id`,`username`);--> statement-breakpoint
DROP INDEX `alert_settings_by_delay`;--> statement-breakpoint
CREATE INDEX `alert_settings_by_delay` ON `alert_settings` (`delay_seconds`,`username`);