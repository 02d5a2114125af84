-- A company as everybody may see it. What it says about itself stands here once it is published;
-- of a company that never published, others see the name and the industry only.
alter table company
  add column slug text check (slug ~ '^[a-z0-9-]{1,120}$'),
  add column created_at timestamptz,
  -- The person behind the account.
  add column first_name text,
  add column last_name text,
  add column title text,
  add column phone text,
  add column credits integer not null default 0 check (credits >= 0),
  add column logo_id text references stored_file,
  -- What stands behind the address of the logo, so that browsers notice a new one.
  add column logo_query text,
  add column logo_type text,
  add column website text,
  add column office_address text,
  add column employee_size text,
  add column summary text,
  add column commodities text[] not null default '{}',
  -- Lists of {first_name, last_name, role} and of {name, stage}.
  add column key_people jsonb not null default '[]',
  add column key_projects jsonb not null default '[]',
  add column ticker text,
  add column market_cap text,
  add column cash_in_bank text,
  add column field_roster text,
  add column typical_hours text,
  add column facilities text,
  add column software_used text[] not null default '{}',
  add column published_at timestamptz,
  -- The version of the privacy notice that was agreed to.
  add column notice_version text,
  -- Counts every change of profile or draft.
  add column revision integer not null default 0;

update company set
  slug = substr(btrim(regexp_replace(lower(company.name), '[^a-z0-9]+', '-', 'g'), '-'), 1, 80)
    || '-' || substr(company.id::text, 1, 8),
  created_at = account.created_at
from account where account.id = company.id;

alter table company
  alter column slug set not null,
  alter column created_at set not null;

create unique index company_of_slug on company (slug);

-- Changes to the profile that nobody else sees yet: the whole profile, half typed as it may be.
create table company_draft (
  company_id uuid primary key references company on delete cascade,
  profile jsonb not null,
  saved_at timestamptz not null
);

-- A job posting, as far as a company's own overview and its public page look at it.
create table job (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9-]{1,120}$'),
  title text,
  work_location text,
  created_at timestamptz not null,
  -- A draft that nobody has typed into yet is not listed.
  touched_at timestamptz,
  published_at timestamptz,
  expires_at timestamptz,
  closed_at timestamptz,
  check ((published_at is null) = (expires_at is null)),
  check (closed_at is null or published_at is not null)
);

create unique index job_of_slug on job (slug);
create index job_of_company on job (company_id, created_at desc, id);

create table job_application (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  contractor_id uuid not null references contractor on delete cascade,
  applied_at timestamptz not null,
  unique (job_id, contractor_id)
);

create index job_application_of_contractor on job_application (contractor_id, applied_at desc, id);

-- A talent pool that a company keeps for coming work, and contractors apply to.
create table company_pool (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  title text not null,
  location text not null,
  type text not null check (type in ('general', 'project')),
  work_type text not null check (work_type in ('contract', 'permanent', 'either')),
  hiring_by date not null,
  status text not null default 'active' check (status in ('active', 'paused', 'closed')),
  created_at timestamptz not null
);

create index company_pool_of_company on company_pool (company_id, created_at desc, id);

-- Finds the uploads that an owner was given leave for.
create index upload_ticket_of_owner on upload_ticket (owner, file_id);
