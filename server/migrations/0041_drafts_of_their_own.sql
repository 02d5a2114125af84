-- A draft that nobody has typed into is given again to whoever began it, and to no colleague of theirs.
alter table job add column begun_by uuid references account on delete set null;
create index job_begun_by on job (begun_by) where begun_by is not null;
