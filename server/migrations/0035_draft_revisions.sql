-- How often what a posting says has changed, so that two windows that write one draft notice each other.
alter table job add column revision integer not null default 0;
