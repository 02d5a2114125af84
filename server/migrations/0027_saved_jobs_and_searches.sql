-- Jobs that a contractor keeps to come back to.
create table saved_job (
  contractor_id uuid not null references contractor on delete cascade,
  job_id uuid not null references job on delete cascade,
  saved_at timestamptz not null,
  primary key (contractor_id, job_id)
);
create index saved_job_newest on saved_job (contractor_id, saved_at desc, job_id);
create index saved_job_job on saved_job (job_id);

-- What a contractor asked of the list of jobs and wants to hear of.
create table saved_search (
  id uuid primary key default gen_random_uuid(),
  contractor_id uuid not null references contractor on delete cascade,
  name text not null,
  wish jsonb not null,
  -- The same for all who ask alike.
  wish_hash text not null generated always as (md5(wish::text)) stored,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'off')),
  -- Coarse: a posting has to have one of these to be in the list.
  keys text[] not null,
  saved_at timestamptz not null,
  -- Postings that went live before are not news to it.
  since timestamptz not null,
  unique (contractor_id, wish_hash)
);
create index saved_search_alike on saved_search (wish_hash, id) where frequency <> 'off';
create index saved_search_keys on saved_search using gin (keys) where frequency <> 'off';

-- New postings that saved searches found and that their people have not heard of yet.
create table search_find (
  search_id uuid not null references saved_search on delete cascade,
  job_id uuid not null references job on delete cascade,
  contractor_id uuid not null references contractor on delete cascade,
  due_at timestamptz not null,
  primary key (search_id, job_id)
);
create index search_find_due on search_find (due_at);
create index search_find_person on search_find (contractor_id);
create index search_find_job on search_find (job_id);

-- Postings that went live or were changed since saved searches were last held against them.
create table job_news (
  job_id uuid primary key references job on delete cascade
);

create function note_job_news() returns trigger language plpgsql as $$
begin
  insert into job_news (job_id) values (new.id) on conflict do nothing;
  return null;
end $$;

create trigger job_is_news after insert on job
  for each row when (new.published_at is not null and new.closed_at is null)
  execute function note_job_news();
create trigger job_changed_is_news after update on job
  for each row when (
    new.published_at is not null and new.closed_at is null and old is distinct from new
  )
  execute function note_job_news();
