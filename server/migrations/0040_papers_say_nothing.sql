-- "Dogman ticket" means doggers and no longer the word "ticket": searches that were saved before are looked for
-- by what they mean now.
insert into task (kind, payload, promised_at, due_at)
  select 'key-searches', '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  where exists (select from saved_search);
