-- What a posting says no to, or only speaks of, is asked for no more, and of alternatives one will do: postings and
-- talent pools are read once more.
insert into task (kind, payload, promised_at, due_at)
  select kind, '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  from unnest(array['read-all-communities', 'read-all-postings']) as kind
  where exists (select from community_reading) or exists (select from job_reading);
