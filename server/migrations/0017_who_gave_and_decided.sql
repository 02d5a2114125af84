-- Where a credit came from or went, and which administrator gave it.
alter table credit_entry
  add column source text check (source in ('administrator', 'payment', 'posting', 'product')),
  add column given_by uuid references account on delete set null;

update credit_entry set source = case reason
  when 'Job posting' then 'posting'
  when 'Payment without a posting' then 'payment'
  when 'Admin allocation' then 'administrator'
  else 'product'
end;

alter table credit_entry
  alter column source set not null,
  add check (given_by is null or source = 'administrator');

create index credit_entry_given_by on credit_entry (given_by) where given_by is not null;

-- Who decided, as long as they have an account. Of decisions that stand already nobody wrote it down.
alter table job_application
  add column decided_by uuid references account on delete set null;

create index job_application_decided_by on job_application (decided_by)
  where decided_by is not null;
