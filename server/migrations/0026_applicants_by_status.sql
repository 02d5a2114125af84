-- Those who wait first, the longest waiting before all; how many stand how is counted from it alone.
create index job_application_by_status on job_application (job_id, status, applied_at, id);
