-- How the applicants of a posting stand is counted with each page of them, and of ten thousand as well.
create index job_application_status on job_application (job_id, status);

-- Resumes and postings are read more closely now: lines that name work and its dates, and roles that say
-- more than a title. What stands is read anew by the worker.
insert into task (kind, payload, promised_at, due_at)
  select kind, '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  from unnest(array['read-all-contractors', 'read-all-postings']) as kind
  where exists (select from contractor_reading) or exists (select from job_reading);
