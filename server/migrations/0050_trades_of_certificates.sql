-- A trade certificate is told by its trade now, and counts for no other: everything that is compared is read once more.
insert into task (kind, payload, promised_at, due_at)
  select kind, '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  from unnest(array['read-all-communities', 'read-all-contractors', 'read-all-postings']) as kind
  where exists (select from contractor_reading) or exists (select from job_reading);
