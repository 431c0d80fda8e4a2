CREATE VIRTUAL TABLE IF NOT EXISTS news_search USING fts5(title, summary, body, language UNINDEXED, tokenize = "porter unicode61 remove_diacritics 0 categories 'L* N* M*'", prefix = '2 3');
