-- Talent pools are put in the order in which they suit somebody, as postings are.
alter table community_reading
  -- The kinds of work that it speaks of; only people of these are compared.
  add column families text[] not null default '{}',
  -- Null until everybody whom it may suit has been compared with it as it now is.
  add column ranked_at timestamptz;
alter table community_reading alter column families drop default;
create index community_reading_families on community_reading using gin (families);
create index community_reading_unranked on community_reading (community_id) where ranked_at is null;

-- How the best talent pools suit somebody; the order of a list, never what is shown.
create table community_match (
  contractor_id uuid not null references contractor_reading on delete cascade,
  community_id uuid not null references community_reading on delete cascade,
  score smallint not null check (score between 0 and 100),
  created_at timestamptz not null,
  primary key (contractor_id, community_id)
);
create index community_match_best on community_match
  (contractor_id, score desc, created_at desc, community_id);
create index community_match_community on community_match (community_id);

-- The state that is written last in where a pool is: places come before their state.
alter table community add column state text
  generated always as (substring(location from '.*\m(WA|NT|SA|QLD|NSW|ACT|VIC|TAS)\M')) stored;
-- Open pools of a state and around a point are counted without touching one of them.
create index community_open_by_state on community (state) include (work_type, location_lat)
  where status = 'active';
create index community_open_around on community (location_lat, location_lng) include (work_type)
  where status = 'active';

-- Pools are read for the first time with their kinds of work; resumes and postings more closely than before.
insert into task (kind, payload, promised_at, due_at)
  select kind, '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  from unnest(array['read-all-communities', 'read-all-contractors', 'read-all-postings']) as kind
  where exists (select from community_reading)
    or exists (select from contractor_reading) or exists (select from job_reading);
