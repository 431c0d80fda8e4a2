CREATE TABLE `supplier_answers` (
	`supplier` text PRIMARY KEY NOT NULL,
	`answered_at` integer NOT NULL
);
