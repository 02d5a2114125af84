-- People as a staff account keeps them: whoever stands in a resume that staff uploaded, and, in the
-- marketplace's own account, every registered contractor as a copy that staff may edit.
create table profile (
  id uuid primary key default gen_random_uuid(),
  staff_account_id uuid not null references staff_account on delete cascade,
  -- The person, for good. A contractor and the copy carry the same one.
  hash text not null unique default replace(gen_random_uuid()::text, '-', '')
    check (hash ~ '^[0-9a-f]{32}$'),
  contractor_id uuid unique references contractor on delete cascade,
  added_at timestamptz not null,

  -- What staff may edit.
  full_name text not null check (full_name <> ''),
  -- The name in its order: without regard to case and accents.
  name_order text collate "C" not null,
  email text collate "C" check (email = lower(btrim(email))),
  phone text collate "C",
  location text,
  linkedin_url text,
  -- 0 permanent, 1 contract, 2 both or unknown.
  employee_type smallint not null default 2 check (employee_type between 0 and 2),
  availability double precision
    check (availability in (0.1, 0.2, 0.5, 1) or availability >= 1000000000),
  availability_said_at timestamptz,
  -- The day from which they are free: kept, since lists are sorted by it.
  free_from timestamptz,
  salary numeric(12, 2) check (salary >= 0),
  rate numeric(9, 2) check (rate >= 0),
  visa text,
  is_open_to_work boolean not null default false,
  -- What the contractor says of themselves, as it was last copied; null for uploads.
  said jsonb,

  -- What was read from the newest resume.
  current_title text,
  current_company text,
  is_employed boolean not null default false,
  companies text[] not null default '{}',
  total_companies integer not null default 0,
  total_months integer,
  current_company_months integer,
  -- Mean months per employer.
  loyalty_months integer,
  -- The same two, brought up to the month that they were counted in. A chore counts them on.
  months_today integer,
  company_months_today integer,
  counted_in date,
  -- [{"tag": …, "count": …}], by count.
  tags jsonb not null default '[]',
  parsed_at timestamptz,

  removed_at timestamptz,
  removed_by uuid references staff_member on delete set null,
  -- The same person stands there. When that one goes, both are apart again.
  joined_into uuid references profile on delete set null,
  -- How a phone number is compared: its last nine digits.
  phone_key text generated always as (right(regexp_replace(phone, '\D', '', 'g'), 9)) stored,

  check ((contractor_id is null) = (said is null)),
  check (availability is null or availability >= 1000000000 or availability_said_at is not null)
);

-- Lists show who is neither removed nor joined to another. An index for each order, read from either end;
-- who has no value comes after all others, from both.
create index profile_by_parse on profile (staff_account_id, parsed_at, id)
  where removed_at is null and joined_into is null;
create index profile_by_name on profile (staff_account_id, name_order, id)
  where removed_at is null and joined_into is null;
create index profile_by_experience on profile (staff_account_id, months_today, id)
  where removed_at is null and joined_into is null;
create index profile_by_company_experience on profile (staff_account_id, company_months_today, id)
  where removed_at is null and joined_into is null;
create index profile_by_loyalty on profile (staff_account_id, loyalty_months, id)
  where removed_at is null and joined_into is null;
create index profile_by_companies on profile (staff_account_id, total_companies, id)
  where removed_at is null and joined_into is null;
create index profile_by_salary on profile (staff_account_id, salary, id)
  where removed_at is null and joined_into is null;
create index profile_by_rate on profile (staff_account_id, rate, id)
  where removed_at is null and joined_into is null;
create index profile_by_free_from on profile (staff_account_id, free_from, id)
  where removed_at is null and joined_into is null;
-- These two also find the same person.
create index profile_by_phone on profile (staff_account_id, phone, id)
  where removed_at is null and joined_into is null;
create index profile_by_email on profile (staff_account_id, email, id)
  where removed_at is null and joined_into is null;
create index profile_by_phone_key on profile (staff_account_id, phone_key)
  where removed_at is null and joined_into is null;

create index profile_removed on profile (staff_account_id, removed_at desc, id)
  where removed_at is not null;
create index profile_removed_by on profile (removed_by) where removed_by is not null;
create index profile_joined_into on profile (joined_into) where joined_into is not null;
-- Who still works gains a month with each month.
create index profile_to_count on profile (counted_in) where is_employed;

-- How many a list has: a line for each change, added up when it is read, and folded by a chore. Nobody
-- who adds people waits for another who does.
create table profile_count (
  id bigint generated always as identity primary key,
  staff_account_id uuid not null references staff_account on delete cascade,
  change integer not null
);

create index profile_count_of_account on profile_count (staff_account_id) include (change);

create function count_profiles() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into profile_count (staff_account_id, change)
    select staff_account_id, count(*) from added
    where removed_at is null and joined_into is null group by staff_account_id;
  elsif tg_op = 'DELETE' then
    -- An account that goes takes its counts along.
    insert into profile_count (staff_account_id, change)
    select gone.staff_account_id, -count(*) from gone
    join staff_account on staff_account.id = gone.staff_account_id
    where gone.removed_at is null and gone.joined_into is null group by gone.staff_account_id;
  else
    insert into profile_count (staff_account_id, change)
    select staff_account_id, sum(change) from (
      select staff_account_id, 1 as change from added
      where removed_at is null and joined_into is null
      union all
      select staff_account_id, -1 from gone
      where removed_at is null and joined_into is null
    ) as changes
    group by staff_account_id having sum(change) <> 0;
  end if;
  return null;
end $$;

create trigger profile_added after insert on profile
  referencing new table as added for each statement execute function count_profiles();
create trigger profile_gone after delete on profile
  referencing old table as gone for each statement execute function count_profiles();
create trigger profile_changed after update on profile
  referencing old table as gone new table as added
  for each statement execute function count_profiles();

-- All the words that somebody is found by, apart from lists, which never look at them.
create table profile_words (
  profile_id uuid primary key references profile on delete cascade,
  words tsvector not null
);

create index profile_by_words on profile_words using gin (words);

create table profile_note (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profile on delete cascade,
  -- Whose it was before two were joined.
  came_from uuid references profile on delete set null,
  note text not null check (note <> ''),
  written_at timestamptz not null,
  author_id uuid references staff_member on delete set null,
  -- Stays when the author goes.
  author_name text not null
);

create index note_of_profile on profile_note (profile_id, written_at desc, id);
create index note_came_from on profile_note (came_from) where came_from is not null;
create index note_of_author on profile_note (author_id);

create table bench (
  id uuid primary key default gen_random_uuid(),
  hash text not null unique default replace(gen_random_uuid()::text, '-', '')
    check (hash ~ '^[0-9a-f]{32}$'),
  staff_account_id uuid not null references staff_account on delete cascade,
  name text not null check (name <> ''),
  location text,
  description text,
  tags text[] not null default '{}',
  created_at timestamptz not null,
  created_by uuid references staff_member on delete set null,
  archived_at timestamptz
);

create index bench_created_by on bench (created_by);
create index bench_of_account on bench (staff_account_id, created_at desc, id);

create table bench_member (
  bench_id uuid not null references bench on delete cascade,
  profile_id uuid not null references profile on delete cascade,
  status text not null check (status in ('Pending', 'Accepted', 'Declined')),
  added_at timestamptz not null,
  -- Whose membership it was before two were joined.
  came_from uuid references profile on delete set null,
  primary key (bench_id, profile_id)
);

create index bench_of_profile on bench_member (profile_id);
create index bench_member_came_from on bench_member (came_from) where came_from is not null;

-- A resume that staff sent, and what became of it.
create table upload (
  id uuid primary key default gen_random_uuid(),
  hash text not null unique default replace(gen_random_uuid()::text, '-', '')
    check (hash ~ '^[0-9a-f]{32}$'),
  staff_account_id uuid not null references staff_account on delete cascade,
  uploaded_by uuid references staff_member on delete set null,
  -- None once it was rejected or could not be read.
  file_id text unique references stored_file,
  file_name text not null,
  sha256 bytea not null,
  uploaded_at timestamptz not null,
  -- 0 pending, 1 success, 2 error, 3 pending review.
  status smallint not null default 0 check (status between 0 and 3),
  message text,
  read_at timestamptz,
  review_reason text check (review_reason in ('low_confidence', 'duplicate')),
  -- What was read, kept for reviews and for counting tags anew.
  facts jsonb,
  content text,
  profile_id uuid references profile on delete set null,
  -- Whose it was before two were joined.
  came_from uuid references profile on delete set null,
  check ((status = 3) = (review_reason is not null))
);

create index upload_of_account on upload (staff_account_id, uploaded_at desc, id);
create index upload_by_status on upload (staff_account_id, status, uploaded_at desc, id);
create index upload_same_bytes on upload (staff_account_id, sha256);
create index upload_of_profile on upload (profile_id, uploaded_at desc);
create index upload_came_from on upload (came_from) where came_from is not null;
create index upload_by on upload (uploaded_by);
create index upload_unread on upload (uploaded_at) where status = 0;

-- Two profiles of one account that may be one person. Staff decide; nothing is joined by itself.
create table join_proposal (
  id uuid primary key default gen_random_uuid(),
  staff_account_id uuid not null references staff_account on delete cascade,
  -- The smaller id first, so that a pair is proposed once.
  profile_a uuid not null references profile on delete cascade,
  profile_b uuid not null references profile on delete cascade,
  evidence text[] not null,
  proposed_at timestamptz not null,
  resolved_at timestamptz,
  outcome text check (outcome in ('joined', 'dismissed')),
  resolved_by uuid references staff_member on delete set null,
  unique (profile_a, profile_b),
  check (profile_a < profile_b),
  check ((resolved_at is null) = (outcome is null))
);

create index join_proposal_open on join_proposal (staff_account_id, proposed_at desc, id)
  where resolved_at is null;
create index join_proposal_of_b on join_proposal (profile_b);
create index join_proposal_resolved_by on join_proposal (resolved_by)
  where resolved_by is not null;


-- Those who have registered so far are copied by the worker.
insert into task (kind, payload, promised_at, due_at)
  select 'copy-contractors', '{"after": "00000000-0000-0000-0000-000000000000"}', now(), now()
  where exists (select from contractor);
