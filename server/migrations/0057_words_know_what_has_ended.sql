-- The day on which the first of somebody's tickets ends: behind it their words are kept anew, since whoever let
-- one lapse is found by it no sooner than by the text of a resume. Words of before are kept anew when a worker begins.
alter table profile_words add next_end date;
create index profile_words_next_end on profile_words (next_end) where next_end is not null;
