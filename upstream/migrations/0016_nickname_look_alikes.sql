-- As nicknameKey (contract/members/nickname.ts) makes it. Of two members whose nicknames already look alike, one keeps
-- the former key, and both their names.
UPDATE OR IGNORE `users` SET `nickname_key` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(nickname), '0', 'o'), '1', 'i'), '3', 'e'), '4', 'a'), '5', 's'), '7', 't'), '8', 'b'), 'l', 'i'), '2', 'z'), 'rn', 'm'), 'vv', 'w');
