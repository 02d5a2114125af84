-- Hours of day and night, towns that people are flown or driven from, years of near work and certificates that are
-- no trade's are read otherwise now: everything that is compared is read once more.
insert into task (kind, payload, promised_at, due_at)
  select kind, '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  from unnest(array['read-all-communities', 'read-all-contractors', 'read-all-postings']) as kind
  where exists (select from contractor_reading) or exists (select from job_reading);
