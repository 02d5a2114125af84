-- How much of each kind came in an hour: a line for each change, added up when it is read, and folded by a
-- chore. So nobody who registers, posts or applies waits for another, and nothing has to be counted.
create table tally (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('company', 'contractor', 'job', 'posting', 'application')),
  -- None: so long ago that hours are told apart no more.
  hour timestamptz,
  change integer not null
);

create index tally_of on tally (kind, hour) include (change);

create function tally_accounts() returns trigger language plpgsql as $$
begin
  insert into tally (kind, hour, change)
  select audience, date_trunc('hour', created_at, 'UTC'),
    case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed where audience in ('company', 'contractor') group by 1, 2;
  return null;
end $$;

create trigger account_added after insert on account
  referencing new table as changed for each statement execute function tally_accounts();
create trigger account_gone after delete on account
  referencing old table as changed for each statement execute function tally_accounts();

create function tally_applications() returns trigger language plpgsql as $$
begin
  insert into tally (kind, hour, change)
  select 'application', date_trunc('hour', applied_at, 'UTC'),
    case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by 2;
  return null;
end $$;

create trigger application_added after insert on job_application
  referencing new table as changed for each statement execute function tally_applications();
create trigger application_gone after delete on job_application
  referencing old table as changed for each statement execute function tally_applications();

-- A draft that nobody has typed into is no job yet.
create function tally_jobs() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into tally (kind, hour, change)
    select kind, hour, count(*) from added, lateral (values
      ('job', case when coalesce(touched_at, published_at) is not null
        then date_trunc('hour', created_at, 'UTC') end),
      ('posting', date_trunc('hour', published_at, 'UTC'))
    ) as told (kind, hour)
    where hour is not null group by kind, hour;
  end if;
  if tg_op <> 'INSERT' then
    insert into tally (kind, hour, change)
    select kind, hour, -count(*) from gone, lateral (values
      ('job', case when coalesce(touched_at, published_at) is not null
        then date_trunc('hour', created_at, 'UTC') end),
      ('posting', date_trunc('hour', published_at, 'UTC'))
    ) as told (kind, hour)
    where hour is not null group by kind, hour;
  end if;
  return null;
end $$;

create function tally_changed_jobs() returns trigger language plpgsql as $$
begin
  insert into tally (kind, hour, change)
  select kind, hour, sum(change) from (
    select touched_at, published_at, created_at, 1 as change from added
    union all
    select touched_at, published_at, created_at, -1 from gone
  ) as job, lateral (values
    ('job', case when coalesce(touched_at, published_at) is not null
      then date_trunc('hour', created_at, 'UTC') end),
    ('posting', date_trunc('hour', published_at, 'UTC'))
  ) as told (kind, hour)
  where hour is not null group by kind, hour having sum(change) <> 0;
  return null;
end $$;

create trigger job_added after insert on job
  referencing new table as added for each statement execute function tally_jobs();
create trigger job_gone after delete on job
  referencing old table as gone for each statement execute function tally_jobs();
create trigger job_changed after update on job
  referencing old table as gone new table as added
  for each statement execute function tally_changed_jobs();

insert into tally (kind, hour, change)
select audience, date_trunc('hour', created_at, 'UTC'), count(*)
from account where audience in ('company', 'contractor') group by 1, 2;
insert into tally (kind, hour, change)
select 'application', date_trunc('hour', applied_at, 'UTC'), count(*) from job_application group by 2;
insert into tally (kind, hour, change)
select kind, hour, count(*) from job, lateral (values
  ('job', case when coalesce(touched_at, published_at) is not null
    then date_trunc('hour', created_at, 'UTC') end),
  ('posting', date_trunc('hour', published_at, 'UTC'))
) as told (kind, hour)
where hour is not null group by kind, hour;

-- The words of a text as searches compare them, each between blanks: see `wordsOf`.
create function words_of(said text) returns text language sql immutable parallel safe as $$
  select case folded when '' then '' else ' ' || folded || ' ' end from (
    select btrim(regexp_replace(
      replace(lower(regexp_replace(
        normalize(translate(coalesce(said, ''), '‘’‛′´`ʼ‐‑‒–—−', '''''''''''''''------'), NFKD),
        '[\u0300-\u036f]', '', 'g'
      )), '''', ''),
      '[\u0001-/:-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'
    )) as folded
  ) as one
$$;

-- The name that a contractor has in anonymous exports: it tells nothing to whoever has no list of all of them.
create function export_code(contractor_id uuid) returns text language sql immutable parallel safe as $$
  select upper(left(encode(sha256(convert_to('anonymous:' || contractor_id, 'UTF8')), 'hex'), 10))
$$;

-- What an administrator finds companies and contractors by, a line for each thing, newest first.
create table account_words (
  account_id uuid primary key references account on delete cascade,
  audience text not null,
  created_at timestamptz not null,
  words text not null
);

create function find_account_by_words(named uuid) returns void language sql as $$
  insert into account_words (account_id, audience, created_at, words)
  select account.id, account.audience, account.created_at, concat_ws(E'\n',
    words_of(concat_ws(' ', contractor.first_name, contractor.last_name)),
    words_of(company.name),
    words_of(concat_ws(' ', company.first_name, company.last_name)),
    words_of(account.email),
    words_of(concat_ws(' ', contractor.suburb, contractor.state)),
    words_of(company.office_address),
    words_of(role.name),
    words_of(industry.name),
    words_of(export_code(contractor.id))
  )
  from account
  left join contractor on contractor.id = account.id
  left join company on company.id = account.id
  left join role on role.id = contractor.role_id
  left join industry on industry.id = coalesce(contractor.industry_id, company.industry_id)
  where account.id = named and account.audience in ('company', 'contractor')
  on conflict (account_id) do update set words = excluded.words
  where account_words.words <> excluded.words
$$;

create function find_by_words() returns trigger language plpgsql as $$
begin
  perform find_account_by_words(new.id);
  return null;
end $$;

create trigger contractor_found_by_words
  after insert or update of first_name, last_name, suburb, state, role_id, industry_id on contractor
  for each row execute function find_by_words();
create trigger company_found_by_words
  after insert or update of name, first_name, last_name, office_address, industry_id on company
  for each row execute function find_by_words();
create trigger account_found_by_words after update of email on account
  for each row execute function find_by_words();

do $$ begin
  perform find_account_by_words(id) from account where audience in ('company', 'contractor');
end $$;

create index account_words_newest on account_words (audience, created_at desc, account_id);
create index account_words_by_part on account_words using gin (words gin_trgm_ops);

create index company_by_name on company (words_of(name), id);
create index company_newest on company (created_at desc, id);
create index company_by_credits on company (credits, id);

-- All postings, drafts too, as an administrator lists them.
create index job_by_words on job using gin (words gin_trgm_ops);
create index job_newest on job (created_at desc, id)
  where touched_at is not null or published_at is not null;
create index job_draft_newest on job (created_at desc, id)
  where published_at is null and closed_at is null and touched_at is not null;
create index job_live_newest on job (created_at desc, id) include (expires_at)
  where published_at is not null and closed_at is null;
create index job_closed_newest on job (created_at desc, id) where closed_at is not null;

-- What happened last.
create index job_posted_last on job (published_at desc, id) where published_at is not null;
create index job_application_last on job_application (applied_at desc, id);

-- When staff and administrators came last; their sessions are forgotten once they have ended.
create table last_sign_in (
  account_id uuid primary key references account on delete cascade,
  at timestamptz not null
);

insert into last_sign_in (account_id, at)
select account_id, max(started_at) from session
where audience in ('staff', 'admin') group by account_id;

-- Whether somebody took facts of people away as a file, or only looked at them.
alter table disclosure add column took_file boolean not null default false;

update disclosure set took_file = true
where call ~ 'esume|export';

create index disclosure_newest on disclosure (disclosed_at desc, id desc);
create index disclosure_of_file on disclosure (disclosed_at desc, id desc) where took_file;

-- Resumes and uploads that nobody could read.
create index contractor_resume_failed on contractor (id) where resume_failure is not null;
create index resume_failed on resume (uploaded_at desc, id)
  where failure is not null and place = 'active';
create index upload_failed on upload (uploaded_at desc, id) where status = 2;

-- Who shares an employer with whom.
create index resume_reading_by_company on resume_reading using gin (companies);
