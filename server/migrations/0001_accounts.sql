-- Who may sign in. One address may exist once for each audience; it is kept trimmed and in lower case.
create table account (
  id uuid primary key default gen_random_uuid(),
  audience text not null check (audience in ('contractor', 'company', 'staff', 'admin')),
  email text not null check (email = lower(btrim(email)) and length(email) <= 254),
  -- Administrators sign in by link and have no password.
  password_hash text check ((password_hash is null) = (audience = 'admin')),
  created_at timestamptz not null default now(),
  unique (audience, email)
);

create index account_newest on account (audience, created_at desc, id);

-- Only the SHA-256 of a token is kept, here and below.
create table session (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  audience text not null,
  started_at timestamptz not null,
  used_at timestamptz not null
);

create index session_of_account on session (account_id);

create table password_reset (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  -- Set when the link was used, or when a newer one took its place.
  spent_at timestamptz
);

create index password_reset_of_account on password_reset (account_id);

create table sign_in_link (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);

create index sign_in_link_of_account on sign_in_link (account_id);

-- How often something was tried. Shared by all processes; kept by the limiter.
create table call_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Guesses whose outcome is not known yet.
  under_way integer not null default 0,
  expire bigint not null
);

-- The first reply to a call that carried an Idempotency-Key, for a day.
create table keyed_reply (
  caller text not null,
  key text not null,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (caller, key)
);

-- A mail that was promised. Its words are wiped once it is sent, for they may hold a link.
create table letter (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  address text not null,
  name text,
  subject text not null,
  html text,
  body text,
  headers jsonb not null default '{}',
  promised_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);

create index letter_newest on letter (promised_at desc, id);

create table stored_file (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  type text not null,
  size integer not null,
  sha256 bytea not null,
  purpose text not null check (purpose in ('picture', 'logo', 'resume')),
  stored_at timestamptz not null
);

-- Leave to put one file, once. `owner` says who may use the file afterwards.
create table upload_ticket (
  token_hash bytea primary key,
  file_id text not null unique,
  owner text not null,
  type text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
