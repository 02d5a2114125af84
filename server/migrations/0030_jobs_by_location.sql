-- The locations that open postings name, by how many name each, without touching one of them.
create index job_open_by_location on job (work_location) include (expires_at)
  where published_at is not null and closed_at is null and location_lat is not null;
