-- A job posting, whole. Nothing of it is required while it is a draft.
alter table job
  add column industry_id integer references industry,
  add column role_id integer references role,
  -- Rich text as an editor keeps it, and what readers are shown, made from it by us alone.
  add column description jsonb,
  add column description_html text,
  add column location_lat double precision check (location_lat between -90 and 90),
  add column location_lng double precision check (location_lng between -180 and 180),
  -- Whose days count: set when it goes live.
  add column time_zone text,
  add column work_type text check (work_type in ('casual', 'contract', 'full_time', 'part_time')),
  add column contract_length text,
  -- Seconds since 1970 of the day that was chosen; 1 is as soon as possible.
  add column start_date bigint check (start_date >= 0),
  add column rate_category text not null default 'undisclosed'
    check (rate_category in ('undisclosed', 'custom_rate', 'award', 'negotiable', 'market_rate')),
  add column rate numeric(10, 2),
  add column rate_type text check (rate_type in ('hour', 'day')),
  -- For comparing only; a day has ten hours.
  add column hourly_rate numeric(11, 3) generated always as (
    case when rate_category = 'custom_rate' and rate > 0
      then case rate_type when 'hour' then rate when 'day' then rate / 10 end
    end
  ) stored,
  add column work_arrangement text
    check (work_arrangement in ('field', 'fifo', 'hybrid', 'office', 'wfh', 'other')),
  add column roster text,
  -- Days, read from the roster; null where nobody could read it.
  add column roster_on integer check (roster_on > 0),
  add column roster_off integer check (roster_off > 0),
  -- At least as many days off as on, also where nobody says how many.
  add column roster_is_even boolean,
  add column hours text,
  add column is_project boolean,
  add column project_description text,
  add column project_timeframe text,
  add column project_stage text,
  add column project_team_size text,
  add column project_budget text,
  add column step integer not null default 0,
  add column payment_method text check (payment_method in ('credit', 'payment', 'free')),
  -- When the warning that it expires soon was promised, so that it is promised once.
  add column warned_at timestamptz,
  -- A company that is gone leaves its name to those who applied.
  add column company_name text,
  alter column company_id drop not null,
  drop constraint job_company_id_fkey,
  add foreign key (company_id) references company on delete set null,
  add check ((location_lat is null) = (location_lng is null)),
  add check ((roster_on is null) = (roster_off is null));

-- The words of a posting, folded, apart from it: lists never drag them along.
create extension if not exists pg_trgm;

create table job_words (
  job_id uuid primary key references job on delete cascade,
  words text not null
);

create index job_words_by_part on job_words using gin (words gin_trgm_ops);

-- Those that are open, in each of the orders that they are listed in.
create index job_open_newest on job (published_at desc, id)
  where published_at is not null and closed_at is null;
create index job_open_by_rate on job (hourly_rate desc nulls last, id)
  where published_at is not null and closed_at is null;
create index job_open_by_start on job (start_date nulls last, id)
  where published_at is not null and closed_at is null;
create index job_open_by_place on job (location_lat, location_lng)
  where published_at is not null and closed_at is null and location_lat is not null;
-- Few, and counted beside every list.
create index job_open_nowhere on job (expires_at)
  where published_at is not null and closed_at is null and location_lat is null;
-- Carries what lists are narrowed down by, so that counting them touches no posting.
create index job_expiring on job (expires_at)
  include (
    id, published_at, work_arrangement, work_type, rate_category, industry_id, role_id, hourly_rate,
    start_date, roster_on, roster_off, roster_is_even, location_lat, location_lng
  )
  where closed_at is null;

alter table job_application
  add column status smallint not null default 0 check (status in (0, 1, 2)),
  add column decided_at timestamptz,
  add column reason text,
  add column rate numeric(9, 2) check (rate > 0),
  add column rate_type text check (rate_type in ('hour', 'day'));

create index job_application_newest on job_application (job_id, applied_at desc, id);

-- Every change of a company's credits; their sum is what the company has.
create table credit_entry (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references company on delete set null,
  change integer not null check (change <> 0),
  reason text not null,
  job_id uuid references job on delete set null,
  at timestamptz not null
);

create index credit_entry_of_company on credit_entry (company_id, at desc, id);
-- A posting takes one credit and no more, whatever is clicked how often.
create unique index one_credit_for_a_job on credit_entry (job_id) where change = -1;

create table payment (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references company on delete set null,
  job_id uuid references job on delete set null,
  job_title text not null,
  method text not null check (method in ('credit', 'payment', 'free')),
  status text not null check (status in ('pending', 'succeeded', 'failed', 'refunded')),
  amount_cents integer not null check (amount_cents >= 0),
  gst_cents integer not null check (gst_cents >= 0),
  provider text check (provider in ('stripe', 'sandbox')),
  -- The provider's own name for it.
  intent_id text unique,
  -- It paid for no posting, and became a credit.
  became_credit boolean not null default false,
  receipt_number text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((method = 'payment') = (intent_id is not null))
);

create index payment_of_company on payment (company_id, (coalesce(settled_at, created_at)) desc, id);
-- A posting has one open payment at most.
create unique index one_open_payment on payment (job_id) where status = 'pending';

create sequence receipt_number;

-- What a provider has told already, so that telling it again changes nothing.
create table payment_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
