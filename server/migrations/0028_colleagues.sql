-- Several people may work in a company's account. Whoever registered it signs in with the account itself
-- and stays an owner of it. Each colleague has a sign-in of their own, which is no company.
alter table account
  add column is_colleague boolean not null default false
    check (not is_colleague or audience = 'company');

create table colleague (
  id uuid primary key references account on delete cascade,
  company_id uuid not null references company on delete cascade,
  role text not null check (role in ('owner', 'hirer', 'viewer')),
  first_name text not null,
  last_name text not null,
  joined_at timestamptz not null
);

create index colleague_of_company on colleague (company_id, joined_at, id);

-- No sign-in outlives its place in the account, however it comes to lose it.
create function close_sign_in() returns trigger language plpgsql as $$
begin
  delete from account where id = old.id;
  return null;
end $$;

create trigger colleague_gone after delete on colleague
  for each row execute function close_sign_in();

-- Somebody who was asked to join. Of the link only the SHA-256 is kept; a newer one takes its place.
create table invitation (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  email text not null check (email = lower(btrim(email)) and length(email) <= 254),
  role text not null check (role in ('owner', 'hirer', 'viewer')),
  invited_by uuid references account on delete set null,
  invited_at timestamptz not null,
  token_hash bytea unique,
  -- Who came of it: it goes when they go.
  accepted_by uuid references account on delete cascade
);

create unique index invitation_open on invitation (company_id, email) where accepted_by is null;
create index invitation_of_company on invitation (company_id, invited_at desc, id);
create index invitation_by on invitation (invited_by) where invited_by is not null;
create index invitation_accepted on invitation (accepted_by) where accepted_by is not null;

-- What the people of a company tell each other about somebody who applied. The author is nobody once
-- they have gone.
create table applicant_note (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  application_id uuid not null references job_application on delete cascade,
  author_id uuid references account on delete set null,
  note text not null,
  written_at timestamptz not null,
  edited_at timestamptz
);

create index applicant_note_of_application on applicant_note (application_id, written_at desc, id);
create index applicant_note_of_company on applicant_note (company_id);
create index applicant_note_of_author on applicant_note (author_id) where author_id is not null;

-- Who of a company looked. The company itself stays the reader: it is who has to answer for it.
alter table disclosure add column person_id uuid;

create index disclosure_of_person on disclosure (person_id, disclosed_at desc)
  where person_id is not null;

-- A colleague is no company that has registered, and is not found as one.
create or replace function tally_accounts() returns trigger language plpgsql as $$
begin
  insert into tally (kind, hour, change)
  select audience, date_trunc('hour', created_at, 'UTC'),
    case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed where audience in ('company', 'contractor') and not is_colleague group by 1, 2;
  return null;
end $$;

drop trigger account_found_by_words on account;
create trigger account_found_by_words after update of email on account
  for each row when (not new.is_colleague) execute function find_by_words();
