-- What a contractor says about themselves. Nothing of it is required here: an account that was
-- opened with a name and a phone only is filled later.
alter table contractor
  add column phone text,
  add column address text,
  add column suburb text,
  add column state text,
  add column post_code text,
  add column visa_status text,
  add column visa_status_other text,
  add column rate numeric(9, 2) check (rate > 0),
  add column rate_type text check (rate_type in ('hour', 'day')),
  add column contract_type text check (contract_type in ('PTY', 'PAYG')),
  add column ideal_role text,
  -- 0.1, 0.2, 0.5 or 1, counted from the day it was said; from a thousand million on, seconds since 1970.
  add column availability double precision
    check (availability in (0.1, 0.2, 0.5, 1) or availability >= 1000000000),
  add column availability_said_at timestamptz,
  -- Null: none yet. The word DECLINED: none is wanted.
  add column ai_description text check (length(ai_description) <= 4000),
  add column photo_extension text check (photo_extension in ('jpg', 'png', 'webp')),
  -- The person, for good.
  add column profile_hash text not null default replace(gen_random_uuid()::text, '-', '')
    check (profile_hash ~ '^[0-9a-f]{32}$'),
  -- The link that may be given to others, and taken back.
  add column share_id uuid not null default gen_random_uuid(),
  add column is_shared boolean not null default true,
  -- The version of the privacy notice that was agreed to.
  add column notice_version text,
  add check ((availability is null) = (availability_said_at is null));

create unique index contractor_of_profile on contractor (profile_hash);
create unique index contractor_of_share_link on contractor (share_id);
create unique index contractor_of_picture on contractor (photo_hash);

-- Answers outlive a change of role: coming back to a role brings them back.
create table contractor_answer (
  contractor_id uuid not null references contractor on delete cascade,
  question_id integer not null references question,
  response text not null,
  answered_at timestamptz not null,
  primary key (contractor_id, question_id)
);

create table resume (
  id uuid primary key default gen_random_uuid(),
  contractor_id uuid not null references contractor on delete cascade,
  file_id text not null unique references stored_file,
  -- As it was called when it was uploaded. Only text: no path is ever made of it.
  file_name text not null,
  -- A replacement waits until it has been read; then it is the active one, or it is gone.
  place text not null check (place in ('active', 'replacement')),
  uploaded_at timestamptz not null,
  read_at timestamptz,
  -- Why it could not be read.
  failure text
);

-- One of each at most. Two uploads at once leave one.
create unique index one_resume_in_a_place on resume (contractor_id, place);

-- What was read from a resume, apart from it: lists never look at the text.
create table resume_reading (
  resume_id uuid primary key references resume on delete cascade,
  current_title text,
  current_company text,
  -- Whole months on the day it was read; they grow while the present role goes on.
  total_months integer,
  current_company_months integer,
  is_employed boolean not null,
  companies text[] not null,
  facts jsonb not null,
  content text not null
);

-- Why the last replacement was dropped; its row is gone by then.
alter table contractor add column resume_failure text;

-- What was typed into the registration so far. It holds no password and no file.
create table registration_draft (
  id uuid primary key default gen_random_uuid(),
  audience text not null check (audience in ('contractor', 'company')),
  step integer not null,
  data jsonb not null,
  saved_at timestamptz not null
);

create index registration_draft_by_age on registration_draft (saved_at);

-- The kinds of mail that somebody has switched off.
create table mail_switched_off (
  account_id uuid not null references account on delete cascade,
  preference text not null,
  primary key (account_id, preference)
);

-- Whose letter it is, so that it goes when they go; and the link in it that switches its kind off.
alter table letter
  add column account_id uuid references account on delete cascade,
  add column preference text,
  add column unsubscribe_hash bytea;

create index letter_of_account on letter (account_id);
create unique index letter_of_unsubscribe_link on letter (unsubscribe_hash);

-- Who saw whose personal facts, when, and by which call. Ids only, so that it may outlive both.
create table disclosure (
  id bigint generated always as identity primary key,
  disclosed_at timestamptz not null,
  reader_audience text not null,
  reader_id uuid not null,
  contractor_id uuid not null,
  call text not null
);

create index disclosure_of_contractor on disclosure (contractor_id, disclosed_at desc);
create index disclosure_to_reader on disclosure (reader_id, disclosed_at desc);

-- Bytes that no row speaks for: put before a change that may not come, or left by one that was undone.
-- Whoever keeps a file takes its line away in the same transaction; the others are swept.
create table loose_file (
  id text primary key,
  since timestamptz not null
);

create index loose_file_by_age on loose_file (since);
