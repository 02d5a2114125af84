-- What postings, talent pools and people are compared by, read when any of them changes.
create table job_reading (
  job_id uuid primary key references job on delete cascade,
  -- What is compared, the words it was read from, and what the words say of the terms.
  gist jsonb not null,
  quotes jsonb not null,
  said jsonb not null,
  -- The kinds of work that it speaks of; only people of these are compared.
  families text[] not null,
  read_at timestamptz not null,
  -- Null until everybody whom it may suit has been compared with it as it now is.
  ranked_at timestamptz
);
create index job_reading_families on job_reading using gin (families);
create index job_reading_unranked on job_reading (job_id) where ranked_at is null;

create table community_reading (
  community_id uuid primary key references community on delete cascade,
  gist jsonb not null,
  quotes jsonb not null,
  said jsonb not null,
  read_at timestamptz not null
);

create table contractor_reading (
  contractor_id uuid primary key references contractor on delete cascade,
  gist jsonb not null,
  quotes jsonb not null,
  families text[] not null,
  home_lat double precision,
  home_lng double precision,
  read_at timestamptz not null,
  -- Null until the person as they now are has been compared with the open postings.
  ranked_at timestamptz
);
create index contractor_reading_families on contractor_reading using gin (families);
create index contractor_reading_read on contractor_reading (read_at);

-- How the best open postings suit somebody; the order of a list, never what is shown.
create table job_match (
  contractor_id uuid not null references contractor_reading on delete cascade,
  job_id uuid not null references job_reading on delete cascade,
  score smallint not null check (score between 0 and 100),
  published_at timestamptz not null,
  primary key (contractor_id, job_id)
);
create index job_match_best on job_match (contractor_id, score desc, published_at desc, job_id);
create index job_match_job on job_match (job_id);

-- The order of those who applied.
alter table job_application add match_score smallint;
create index job_application_match on job_application
  (job_id, match_score desc nulls last, applied_at desc, id);
alter table community_member add match_score smallint;
create index community_member_match on community_member
  (community_id, match_score desc nulls last, applied_at desc, id);

-- What somebody has said about being compared; who has said nothing is, and hears of strong ones.
create table match_choice (
  contractor_id uuid primary key references contractor on delete cascade,
  is_off boolean not null default false,
  weekly text not null default 'strong' check (weekly in ('off', 'strong', 'all')),
  changed_at timestamptz not null
);

-- What the weekly letter has told of, once each.
create table job_told (
  contractor_id uuid not null references contractor on delete cascade,
  job_id uuid not null references job on delete cascade,
  told_at timestamptz not null,
  primary key (contractor_id, job_id)
);
create index job_told_job on job_told (job_id);

-- All that stands so far is read by the worker.
insert into task (kind, payload, promised_at, due_at)
  select kind, '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  from unnest(array['read-all-contractors', 'read-all-postings', 'read-all-communities']) as kind
  where exists (select from contractor) or exists (select from job);
