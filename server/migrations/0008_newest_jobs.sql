-- The usual order of lists. Who looks through it for a page's worth of matches reads no posting on the way.
drop index job_open_newest;

create index job_open_newest on job (published_at desc, id)
  include (
    expires_at, work_arrangement, work_type, rate_category, industry_id, role_id, hourly_rate,
    start_date, roster_on, roster_off, roster_is_even, location_lat, location_lng
  )
  where published_at is not null and closed_at is null;
