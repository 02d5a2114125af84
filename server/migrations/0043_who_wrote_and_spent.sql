-- Several people write for one company; its own people are told who of them has written.
alter table community_message add column written_by uuid references account on delete set null;
create index message_written_by on community_message (written_by) where written_by is not null;

-- And whoever looks over a company's credits, which of its people has spent one.
alter table credit_entry add column spent_by uuid references account on delete set null;
create index credit_entry_spent_by on credit_entry (spent_by) where spent_by is not null;
