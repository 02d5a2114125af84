-- What companies call talent pools: contractors apply to them, and both sides write to each other. The word
-- of the house for such a pool is community.
alter table company_pool rename to community;
alter index company_pool_of_company rename to community_of_company;
alter table community rename constraint company_pool_pkey to community_pkey;

-- What several pools may be for.
create table project (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  name text not null check (name <> ''),
  summary text not null check (summary <> ''),
  budget numeric(14, 2) check (budget >= 0),
  start_date date not null,
  length text not null,
  created_at timestamptz not null
);

create index project_of_company on project (company_id, created_at desc, id);

alter table community
  add column project_id uuid references project,
  -- Rich text as an editor keeps it, and what readers are shown, made from it by us alone.
  add column description jsonb not null default '{"ops": [{"insert": "\n"}]}',
  add column description_html text not null default '',
  add column location_lat double precision check (location_lat between -90 and 90),
  add column location_lng double precision check (location_lng between -180 and 180),
  add column rate numeric(12, 2) not null default 0 check (rate >= 0),
  add column rate_type text not null default 'annually'
    check (rate_type in ('hourly', 'daily', 'annually')),
  add column requirements text[] not null default '{}',
  add column qualifications text[] not null default '{}',
  -- What it is found by, folded: title, qualifications, and the name of its company.
  add column words text not null default '',
  -- When its accepted members were last asked when they are free.
  add column asked_at timestamptz,
  add check ((location_lat is null) = (location_lng is null));

-- Nobody could name a project so far.
update community set type = 'general';
alter table community add check ((type = 'project') = (project_id is not null));

create index community_of_project on community (project_id) where project_id is not null;
create index community_newest on community (created_at desc, id);
-- What lists are narrowed down by, so that counting them touches no pool.
create index community_open on community (work_type) include (location_lat) where status = 'active';
create index community_by_words on community using gin (words gin_trgm_ops);

-- Somebody who applied. Who withdraws is gone; who was declined stays declined.
create table community_member (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references community on delete cascade,
  contractor_id uuid not null references contractor on delete cascade,
  applied_at timestamptz not null,
  status text not null default 'Applied'
    check (status in ('Applied', 'Under Review', 'Accepted', 'Declined')),
  -- As their company sees it.
  standing text not null generated always as (
    case when status in ('Applied', 'Under Review') then 'Pending' else status end
  ) stored,
  reason text,
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  -- What the contractor was told last.
  told_status text,
  told_reason text,
  unique (community_id, contractor_id)
);

create index community_member_newest on community_member (community_id, applied_at desc, id);
create index community_member_by_standing
  on community_member (community_id, standing, applied_at desc, id);
create index community_of_contractor on community_member (contractor_id, applied_at desc, id);
create index community_member_decided_by on community_member (decided_by)
  where decided_by is not null;

-- How many stand how in each: a line for each change, added up when it is read, and folded by a chore.
create table community_count (
  id bigint generated always as identity primary key,
  community_id uuid not null references community on delete cascade,
  standing text not null,
  change integer not null
);

create index community_count_of on community_count (community_id) include (standing, change);

create function count_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into community_count (community_id, standing, change)
    select community_id, standing, count(*) from added group by community_id, standing;
  elsif tg_op = 'DELETE' then
    -- A pool that goes takes its counts along.
    insert into community_count (community_id, standing, change)
    select gone.community_id, gone.standing, -count(*) from gone
    join community on community.id = gone.community_id
    group by gone.community_id, gone.standing;
  else
    insert into community_count (community_id, standing, change)
    select community_id, standing, sum(change) from (
      select community_id, standing, 1 as change from added
      union all
      select community_id, standing, -1 from gone
    ) as changes
    group by community_id, standing having sum(change) <> 0;
  end if;
  return null;
end $$;

create trigger member_added after insert on community_member
  referencing new table as added for each statement execute function count_members();
create trigger member_gone after delete on community_member
  referencing old table as gone for each statement execute function count_members();
create trigger member_changed after update on community_member
  referencing old table as gone new table as added
  for each statement execute function count_members();

-- The thread of a company and a member. It is opened by the company.
create table community_message (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references community_member on delete cascade,
  -- The order in which they were sent.
  position bigint not null generated always as identity,
  sent_at timestamptz not null,
  is_from_company boolean not null,
  body text not null check (body <> ''),
  -- When the other side had it on their screen.
  read_at timestamptz
);

create index message_of_member on community_message (member_id, position desc);
create index message_unread on community_message (member_id, is_from_company) where read_at is null;

-- What one side is to hear of a member by mail, unless it is taken back or read before it is due.
create table community_news (
  member_id uuid not null references community_member on delete cascade,
  kind text not null
    check (kind in ('application', 'decision', 'message to company', 'message to contractor')),
  -- None while there is nothing to tell.
  due_at timestamptz,
  told_at timestamptz,
  primary key (member_id, kind)
);

create index community_news_due on community_news (due_at) where due_at is not null;

-- When an accepted member is free, as they were asked last and as they answered last.
create table availability_answer (
  member_id uuid primary key references community_member on delete cascade,
  asked_at timestamptz not null,
  -- Whoever has the link may answer, once, until then.
  link_hash bytea not null unique,
  ends_at timestamptz not null,
  answer text check (answer in ('yes', 'from', 'no')),
  free_from date,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check ((answer is not distinct from 'from') = (free_from is not null))
);
