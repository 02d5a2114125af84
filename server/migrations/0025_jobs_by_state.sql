-- Open postings are counted by state without touching one of them.
drop index job_open_by_state;
create index job_open_by_state on job (state) include (expires_at)
  where published_at is not null and closed_at is null and location_lat is not null;
