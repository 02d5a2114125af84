-- Further rosters that a posting names to choose from, in days: "8:6" of "2:1 or 8:6".
alter table job add other_rosters text[] not null default '{}';

-- Lists that are narrowed down touch no posting, so that each of their indexes carries these as well.
drop index job_open_by_place;
drop index job_open_by_career;
drop index job_open_by_roster;
drop index job_open_newest;

create index job_open_by_place on job (location_lat, location_lng)
  include (
    id, published_at, expires_at, work_arrangement, work_type, rate_category, industry_id, role_id,
    hourly_rate, start_date, roster_on, roster_off, roster_is_even, other_rosters
  )
  where published_at is not null and closed_at is null;

create index job_open_by_career on job (industry_id, role_id)
  include (
    id, published_at, expires_at, work_arrangement, work_type, rate_category, hourly_rate, start_date,
    roster_on, roster_off, roster_is_even, other_rosters, location_lat, location_lng
  )
  where published_at is not null and closed_at is null;

create index job_open_by_roster on job (roster_on, roster_off)
  include (
    id, published_at, expires_at, work_arrangement, work_type, rate_category, industry_id, role_id,
    hourly_rate, start_date, roster_is_even, other_rosters, location_lat, location_lng
  )
  where published_at is not null and closed_at is null;

create index job_open_newest on job (published_at desc, id)
  include (
    expires_at, work_arrangement, work_type, rate_category, industry_id, role_id, hourly_rate,
    start_date, roster_on, roster_off, roster_is_even, other_rosters, location_lat, location_lng
  )
  where published_at is not null and closed_at is null;

-- Whoever names a roster as one of several is found beside those that name it first.
create index job_open_by_other_rosters on job using gin (other_rosters)
  where published_at is not null and closed_at is null;
