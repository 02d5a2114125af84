create table contractor (
  id uuid primary key references account on delete cascade,
  first_name text not null,
  last_name text not null,
  industry_id integer references industry,
  role_id integer references role,
  photo_hash text references stored_file
);

create table company (
  id uuid primary key references account on delete cascade,
  name text not null,
  industry_id integer references industry
);

-- Staff work in accounts. The marketplace has one of its own, which every installation starts with.
create table staff_account (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  is_marketplace boolean not null default false
);

create unique index one_marketplace_account on staff_account (is_marketplace) where is_marketplace;

insert into staff_account (name, is_marketplace) values ('Headframe', true);

create table staff_member (
  id uuid primary key references account on delete cascade,
  staff_account_id uuid not null references staff_account,
  name text not null
);

create index staff_member_of_account on staff_member (staff_account_id);
