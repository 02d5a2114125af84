-- Months that two jobs of one occupation share are counted once: everybody is read once more.
insert into task (kind, payload, promised_at, due_at)
  select 'read-all-contractors', '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  where exists (select from contractor_reading);
