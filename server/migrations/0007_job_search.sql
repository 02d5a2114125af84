-- Open postings by what lists are narrowed down by most. Each carries all that they are narrowed down by,
-- so that finding and counting touch no posting.
drop index job_open_by_place;
-- Those that are nowhere stand in the one below as well.
drop index job_open_nowhere;

create index job_open_by_place on job (location_lat, location_lng)
  include (
    id, published_at, expires_at, work_arrangement, work_type, rate_category, industry_id, role_id,
    hourly_rate, start_date, roster_on, roster_off, roster_is_even
  )
  where published_at is not null and closed_at is null;

create index job_open_by_career on job (industry_id, role_id)
  include (
    id, published_at, expires_at, work_arrangement, work_type, rate_category, hourly_rate, start_date,
    roster_on, roster_off, roster_is_even, location_lat, location_lng
  )
  where published_at is not null and closed_at is null;

create index job_open_by_roster on job (roster_on, roster_off)
  include (
    id, published_at, expires_at, work_arrangement, work_type, rate_category, industry_id, role_id,
    hourly_rate, start_date, roster_is_even, location_lat, location_lng
  )
  where published_at is not null and closed_at is null;

-- For those that were found by their words.
create index job_open_by_id on job (id)
  include (
    published_at, expires_at, work_arrangement, work_type, rate_category, industry_id, role_id,
    hourly_rate, start_date, roster_on, roster_off, roster_is_even, location_lat, location_lng
  )
  where published_at is not null and closed_at is null;

-- The usual order of lists. Who looks through it for a page's worth of matches reads no posting on the way.
drop index job_open_newest;

create index job_open_newest on job (published_at desc, id)
  include (
    expires_at, work_arrangement, work_type, rate_category, industry_id, role_id, hourly_rate,
    start_date, roster_on, roster_off, roster_is_even, location_lat, location_lng
  )
  where published_at is not null and closed_at is null;
