-- Who a posting is for, by the names of the table of occupations: found in its title, its role and its
-- description whenever its words are kept.
alter table job add column occupations text[] not null default '{}';

create index job_open_by_occupation on job using gin (occupations)
  where published_at is not null and closed_at is null;

-- Those that stand are read by the worker.
insert into task (kind, payload, promised_at, due_at)
  select 'name-occupations', '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  where exists (select from job);
