-- How the applicants of a posting stand is counted with each page of them, and of ten thousand as well.
create index job_application_status on job_application (job_id, status);
