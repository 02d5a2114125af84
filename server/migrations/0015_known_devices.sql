-- A browser in which somebody has signed in. Wrong guesses from elsewhere do not lock it out. Of its
-- token only the SHA-256 is kept; one browser may be known to several accounts.
create table known_device (
  token_hash bytea not null,
  account_id uuid not null references account on delete cascade,
  used_at timestamptz not null,
  primary key (token_hash, account_id)
);

create index known_device_of_account on known_device (account_id, used_at desc);

-- Of each guess under way, when it is given up: a process that died does not come back to tell.
alter table call_limit drop column under_way;
alter table call_limit add column under_way timestamptz[] not null default '{}';

-- What somebody sees of their sessions, to know the one that is not theirs: the browser and system in
-- words, and as much of the network address as names a neighbourhood.
alter table session add column id uuid not null default gen_random_uuid() unique;
alter table session add column device text;
alter table session add column address text;
