-- A home is found by the name of its state, too: "wa" and "Western Australia" are WA. And an overhead crane is no bridge
-- and gantry crane: everything that is compared is read once more.
insert into task (kind, payload, promised_at, due_at)
  select kind, '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  from unnest(array['read-all-communities', 'read-all-contractors', 'read-all-postings']) as kind
  where exists (select from contractor_reading) or exists (select from job_reading);
