-- What a posting is found by stands in its own row: who looks for words needs no second table, and of
-- the postings that have them only those that are open are read.
alter table job add column words text not null default '';
update job set words = job_words.words from job_words where job_words.job_id = job.id;
drop table job_words;

create index job_open_by_words on job using gin (words gin_trgm_ops)
  where published_at is not null and closed_at is null;

-- Served only those that were found in the other table.
drop index job_open_by_id;
