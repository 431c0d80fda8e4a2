CREATE TABLE `match_facts` (
	`home` text NOT NULL,
	`away` text NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`fact` text NOT NULL,
	PRIMARY KEY(`home`, `away`, `day`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `season_sources` (
	`competition_id` text NOT NULL,
	`season` text NOT NULL,
	`format` text NOT NULL,
	`name` text NOT NULL,
	`has_rounds` integer NOT NULL,
	`is_of_nations` integer NOT NULL,
	`matches` text NOT NULL,
	PRIMARY KEY(`competition_id`, `season`, `format`)
);
