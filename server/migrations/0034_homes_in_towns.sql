-- People say Brisbane, Cairns or Darwin, which no locality is called: where they live, and where postings fly
-- them from, is read once more.
insert into task (kind, payload, promised_at, due_at)
  select kind, '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  from unnest(array['read-all-contractors', 'read-all-postings']) as kind
  where exists (select from contractor_reading) or exists (select from job_reading);
