CREATE TABLE `import_questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	`about` text NOT NULL,
	`suggestions` text NOT NULL,
	`rows` integer NOT NULL,
	`batch` integer NOT NULL,
	`answer` text,
	`decided_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_questions_by_key` ON `import_questions` (`kind`,`key`);