-- Ids are fixed: answers and saved searches keep them. A role is industry * 100 + n, a question
-- role * 10 + position, so a later migration adds beside what is here and renumbers nothing.

create table industry (
  id int primary key,
  name text not null unique
);

create table role (
  id int primary key,
  industry_id int not null references industry,
  name text not null,
  unique (industry_id, name)
);

create table question (
  id int primary key,
  role_id int not null references role,
  position int not null,
  question text not null,
  unique (role_id, position)
);

insert into industry (id, name) values
  (1, 'Mining'),
  (2, 'Oil and Gas'),
  (3, 'Energy and Utilities'),
  (4, 'Construction and Civil'),
  (5, 'Engineering and Design'),
  (6, 'Exploration and Geoscience'),
  (7, 'Environment and Heritage'),
  (8, 'Transport and Logistics'),
  (9, 'Trades and Maintenance'),
  (10, 'Health and Safety');

insert into role (id, industry_id, name) values
  -- Mining
  (101, 1, 'Underground Bogger Operator'),
  (102, 1, 'Underground Truck Operator'),
  (103, 1, 'Jumbo Operator'),
  (104, 1, 'Longhole Drill Operator'),
  (105, 1, 'Shotfirer'),
  (106, 1, 'Haul Truck Operator'),
  (107, 1, 'Excavator and Shovel Operator'),
  (108, 1, 'Dozer Operator'),
  (109, 1, 'Grader Operator'),
  (110, 1, 'Blast Hole Driller'),
  (111, 1, 'Mine Shift Supervisor'),
  (112, 1, 'Underground Mine Manager'),
  (113, 1, 'Mining Engineer'),
  (114, 1, 'Drill and Blast Engineer'),
  (115, 1, 'Geotechnical Engineer'),
  (116, 1, 'Mine Geologist'),
  (117, 1, 'Mine Surveyor'),
  (118, 1, 'Mine Ventilation Officer'),
  (119, 1, 'Metallurgist'),
  (120, 1, 'Process Technician'),
  (121, 1, 'Longwall Operator'),
  (122, 1, 'Undermanager and ERZ Controller'),

  -- Oil and Gas
  (201, 2, 'Production Operator'),
  (202, 2, 'Control Room Operator (Gas and LNG)'),
  (203, 2, 'Drilling Supervisor'),
  (204, 2, 'Rig Floorhand'),
  (205, 2, 'Well Site Geologist'),
  (206, 2, 'Reservoir Engineer'),
  (207, 2, 'Petroleum Engineer'),
  (208, 2, 'Subsea Engineer'),
  (209, 2, 'Pipeline Technician'),
  (210, 2, 'Shutdown Planner (Oil and Gas)'),

  -- Energy and Utilities
  (301, 3, 'High Voltage Electrician'),
  (302, 3, 'Power Station Operator'),
  (303, 3, 'Wind Turbine Technician'),
  (304, 3, 'Solar Farm Technician'),
  (305, 3, 'Lineworker'),
  (306, 3, 'Protection and Control Engineer'),
  (307, 3, 'Grid Connection Engineer'),
  (308, 3, 'Water Treatment Operator'),
  (309, 3, 'Battery Storage Engineer'),

  -- Construction and Civil
  (401, 4, 'Project Manager (Civil and Infrastructure)'),
  (402, 4, 'Site Supervisor'),
  (403, 4, 'Project Engineer'),
  (404, 4, 'Quantity Surveyor'),
  (405, 4, 'Civil Plant Operator'),
  (406, 4, 'Concreter'),
  (407, 4, 'Scaffolder'),
  (408, 4, 'Steel Fixer'),
  (409, 4, 'Commissioning Manager'),

  -- Engineering and Design
  (501, 5, 'Mechanical Engineer'),
  (502, 5, 'Electrical Engineer'),
  (503, 5, 'Process Engineer'),
  (504, 5, 'Structural Engineer'),
  (505, 5, 'Control Systems Engineer'),
  (506, 5, 'Tailings Engineer'),
  (507, 5, 'Civil Engineer'),
  (508, 5, 'Mechanical Designer and Drafter'),
  (509, 5, 'Reliability Engineer'),
  (510, 5, 'Study Manager'),

  -- Exploration and Geoscience
  (601, 6, 'Exploration Geologist'),
  (602, 6, 'Senior Resource Geologist'),
  (603, 6, 'Project Geologist'),
  (604, 6, 'Geophysicist'),
  (605, 6, 'Geochemist'),
  (606, 6, 'Hydrogeologist'),
  (607, 6, 'Field Assistant'),
  (608, 6, 'Exploration Driller'),
  (609, 6, 'Driller''s Offsider'),
  (610, 6, 'Core Technician'),
  (611, 6, 'GIS and Database Geologist'),

  -- Environment and Heritage
  (701, 7, 'Environmental Advisor'),
  (702, 7, 'Environmental Approvals Specialist'),
  (703, 7, 'Rehabilitation and Closure Specialist'),
  (704, 7, 'Heritage Officer'),
  (705, 7, 'Community Relations Advisor'),
  (706, 7, 'Native Title and Land Access Advisor'),
  (707, 7, 'Ecologist'),
  (708, 7, 'Hydrologist'),
  (709, 7, 'Waste and Contamination Specialist'),

  -- Transport and Logistics
  (801, 8, 'Road Train Driver'),
  (802, 8, 'Train Driver'),
  (803, 8, 'Port Operator'),
  (804, 8, 'Marine Pilot and Tug Master'),
  (805, 8, 'Warehouse and Stores Officer'),
  (806, 8, 'Supply Chain Superintendent'),
  (807, 8, 'Contracts and Procurement Advisor'),
  (808, 8, 'Logistics Coordinator'),
  (809, 8, 'Travel and Village Coordinator'),
  (810, 8, 'FIFO Aircraft Engineer'),

  -- Trades and Maintenance
  (901, 9, 'HD Fitter'),
  (902, 9, 'Auto Electrician'),
  (903, 9, 'Mechanical Fitter'),
  (904, 9, 'Boilermaker'),
  (905, 9, 'Welder (Coded)'),
  (906, 9, 'Industrial Electrician'),
  (907, 9, 'Electrical and Instrumentation Technician'),
  (908, 9, 'Underground Electrician'),
  (909, 9, 'Rigger'),
  (910, 9, 'Dogger'),
  (911, 9, 'Crane Operator'),
  (912, 9, 'Belt Splicer'),
  (913, 9, 'Tyre Fitter'),
  (914, 9, 'Hydraulic Technician'),
  (915, 9, 'Serviceperson'),
  (916, 9, 'Refrigeration and Air Conditioning Mechanic'),
  (917, 9, 'Maintenance Planner'),
  (918, 9, 'Maintenance Superintendent'),
  (919, 9, 'Condition Monitoring Technician'),

  -- Health and Safety
  (1001, 10, 'Health and Safety Advisor'),
  (1002, 10, 'Health and Safety Superintendent'),
  (1003, 10, 'Emergency Services Officer'),
  (1004, 10, 'Paramedic (Remote Site)'),
  (1005, 10, 'Occupational Health Nurse'),
  (1006, 10, 'Occupational Hygienist'),
  (1007, 10, 'Injury Management Advisor'),
  (1008, 10, 'Trainer and Assessor'),
  (1009, 10, 'Mine Rescue Coordinator'),
  (1010, 10, 'Fatigue and Wellbeing Advisor');

insert into question (id, role_id, position, question) values
  -- Underground Bogger Operator
  (1011, 101, 1, 'Which loaders have you operated underground (make and model), and for how many years?'),
  (1012, 101, 2, 'How much of your bogging has been on tele-remote or automated loaders, and from where was it controlled?'),
  (1013, 101, 3, 'What are your typical tonnes a shift, and from which mining method?'),
  (1014, 101, 4, 'Which underground tickets and site inductions do you currently hold?'),
  (1015, 101, 5, 'Which rosters have you worked, and which suits you best?'),

  -- Underground Truck Operator
  (1021, 102, 1, 'Which underground trucks have you driven (make, model and payload), and for how long?'),
  (1022, 102, 2, 'What decline gradients and haul lengths have you worked on?'),
  (1023, 102, 3, 'Which other underground gear are you signed off to operate?'),

  -- Jumbo Operator
  (1031, 103, 1, 'Which jumbos have you operated, and how many years have you had as lead operator?'),
  (1032, 103, 2, 'What ground conditions have you bored and supported, and with which ground support?'),
  (1033, 103, 3, 'How many metres of development a month did your last crew achieve?'),
  (1034, 103, 4, 'Which site and mining method did you work on most recently?'),

  -- Longhole Drill Operator
  (1041, 104, 1, 'Which production drill rigs have you operated, and for how many years?'),
  (1042, 104, 2, 'What hole diameters, lengths and ring designs have you drilled?'),
  (1043, 104, 3, 'How do you control hole deviation, and what results have you had?'),

  -- Shotfirer
  (1051, 105, 1, 'Which shotfirer''s licence or permit do you hold, in which state, and until when?'),
  (1052, 105, 2, 'What size of blasts have you fired, on surface and underground?'),
  (1053, 105, 3, 'Which explosives, initiation systems and charging units have you used?'),
  (1054, 105, 4, 'Describe how you have managed a misfire.'),

  -- Haul Truck Operator
  (1061, 106, 1, 'Which haul trucks have you driven (make, model and payload), and for how many hours or years?'),
  (1062, 106, 2, 'On which sites and commodities have you worked in an open pit?'),
  (1063, 106, 3, 'Which other mobile plant are you competent on, and when were you last assessed?'),
  (1064, 106, 4, 'What rosters and shift patterns are you looking for?'),

  -- Excavator and Shovel Operator
  (1071, 107, 1, 'Which excavators or shovels over 100 tonnes have you operated, and for how long in production?'),
  (1072, 107, 2, 'What loading rates did you achieve, and onto which trucks?'),
  (1073, 107, 3, 'What experience have you had in selective mining along ore boundaries?'),

  -- Dozer Operator
  (1081, 108, 1, 'Which dozers have you operated (up to which size), and in what work: production push, dumps, rehabilitation or stockpile?'),
  (1082, 108, 2, 'How much have you worked on coal stockpiles or steep rehabilitation, and on what slopes?'),
  (1083, 108, 3, 'Which machine guidance systems have you used?'),

  -- Grader Operator
  (1091, 109, 1, 'How many years have you been final-trimming haul roads, and on which graders?'),
  (1092, 109, 2, 'Which grade control systems have you used?'),
  (1093, 109, 3, 'How do you prioritise roads and ramps across a shift?'),

  -- Blast Hole Driller
  (1101, 110, 1, 'Which surface drills have you operated, and with which bit sizes and hole depths?'),
  (1102, 110, 2, 'What experience do you have with high-precision GPS guidance or autonomous drilling?'),
  (1103, 110, 3, 'In which ground and commodities have you drilled?'),

  -- Mine Shift Supervisor
  (1111, 111, 1, 'How many people and which fleet have you led on shift?'),
  (1112, 111, 2, 'Which statutory appointments or supervisor qualifications do you hold, and for which state?'),
  (1113, 111, 3, 'Tell us about a shift plan you recovered after a major breakdown or incident.'),
  (1114, 111, 4, 'Which roster and travel arrangements do you need?'),

  -- Underground Mine Manager
  (1121, 112, 1, 'Which statutory certificate of competency do you hold, and in which states is it recognised?'),
  (1122, 112, 2, 'What production, workforce and budget have you been accountable for?'),
  (1123, 112, 3, 'Which mining methods and depths have you managed?'),
  (1124, 112, 4, 'What is the most valuable improvement you have delivered at an operation?'),

  -- Mining Engineer
  (1131, 113, 1, 'Which part of planning have you done most: short-term, medium-term, long-term or operations?'),
  (1132, 113, 2, 'Which mine design and scheduling packages do you use daily?'),
  (1133, 113, 3, 'Which open-pit or underground mining methods have you designed for?'),
  (1134, 113, 4, 'Which commodities and sites have you worked on?'),

  -- Drill and Blast Engineer
  (1141, 114, 1, 'Which design and blast-simulation software do you use?'),
  (1142, 114, 2, 'What blast sizes, hole diameters and explosives have you designed with?'),
  (1143, 114, 3, 'How have you reduced cost, dilution or vibration through blast design?'),

  -- Geotechnical Engineer
  (1151, 115, 1, 'Which open-pit or underground ground conditions have you been responsible for?'),
  (1152, 115, 2, 'Which modelling and monitoring systems have you worked with (for example radar, extensometers or numerical models)?'),
  (1153, 115, 3, 'What ground control management plans have you written or audited?'),

  -- Mine Geologist
  (1161, 116, 1, 'What grade control systems have you run, and for which commodity and mining method?'),
  (1162, 116, 2, 'Which geological modelling and database software do you use?'),
  (1163, 116, 3, 'How have you handled reconciliation between model, mine and mill?'),

  -- Mine Surveyor
  (1171, 117, 1, 'Which class of mine surveyor''s registration do you hold, and in which state?'),
  (1172, 117, 2, 'Which instruments, drones and scanners have you used?'),
  (1173, 117, 3, 'Which survey and mine design packages do you work in?'),
  (1174, 117, 4, 'How have you split your time between surface and underground work?'),

  -- Mine Ventilation Officer
  (1181, 118, 1, 'Which ventilation qualification or appointment do you hold?'),
  (1182, 118, 2, 'What airflow, heat, gas or diesel particulate issues have you solved?'),
  (1183, 118, 3, 'Which ventilation modelling software do you use?'),

  -- Metallurgist
  (1191, 119, 1, 'Which circuits have you worked on (for example CIL, flotation, leaching, gravity or heavy media)?'),
  (1192, 119, 2, 'What plant throughput and commodities have you been responsible for?'),
  (1193, 119, 3, 'Describe a recovery or throughput improvement you delivered, with numbers.'),
  (1194, 119, 4, 'Which simulation, process-historian and laboratory systems do you use?'),

  -- Process Technician
  (1201, 120, 1, 'Which areas of a processing plant are you signed off on: crushing, milling, wet plant, reagents or gold room?'),
  (1202, 120, 2, 'How many years have you worked in a control room or on the floor, and at which plants?'),
  (1203, 120, 3, 'Which high-risk work licences and chemical-handling tickets do you hold?'),

  -- Longwall Operator
  (1211, 121, 1, 'Which longwall equipment have you operated, and at which mines?'),
  (1212, 121, 2, 'How many longwall changeouts have you worked on, and in what role?'),
  (1213, 121, 3, 'Which coal competencies and medicals (for example Order 43 or Coal Board) are current, and until when?'),

  -- Undermanager and ERZ Controller
  (1221, 122, 1, 'Which statutory certificate do you hold (deputy, ERZ controller or undermanager), and for which state?'),
  (1222, 122, 2, 'In which underground coal mines have you carried statutory responsibility?'),
  (1223, 122, 3, 'How have you managed gas, strata or ventilation exceedances?'),

  -- Production Operator
  (2011, 201, 1, 'Which process facilities have you operated: onshore gas, offshore platform, FPSO, LNG train or coal seam gas?'),
  (2012, 201, 2, 'Which control systems and permit-to-work systems have you used?'),
  (2013, 201, 3, 'Which offshore certificates do you hold (for example TBOSIET, CA-EBS), and until when?'),

  -- Control Room Operator (Gas and LNG)
  (2021, 202, 1, 'Which distributed control systems have you operated, and for how many years?'),
  (2022, 202, 2, 'Describe a plant upset that you brought back under control from the panel.'),
  (2023, 202, 3, 'How many start-ups or shutdowns have you led from the board?'),

  -- Drilling Supervisor
  (2031, 203, 1, 'Which well types and rigs have you supervised?'),
  (2032, 203, 2, 'Which well-control certificate do you hold, at what level, and until when?'),
  (2033, 203, 3, 'How have you cut non-productive time on a campaign?'),

  -- Rig Floorhand
  (2041, 204, 1, 'Which rigs and rig types have you worked on, and for how long?'),
  (2042, 204, 2, 'Which tickets do you hold (for example first aid, dogging, forklift, working at heights)?'),
  (2043, 204, 3, 'Which swing and point of hire suit you?'),

  -- Well Site Geologist
  (2051, 205, 1, 'In which basins and well types have you worked at the well site?'),
  (2052, 205, 2, 'Which mudlogging, geosteering and logging tools are you familiar with?'),
  (2053, 205, 3, 'How do you decide on casing points and coring intervals with the drilling team?'),

  -- Reservoir Engineer
  (2061, 206, 1, 'Which reservoirs and recovery mechanisms have you modelled?'),
  (2062, 206, 2, 'Which simulation and decline-analysis software do you use?'),
  (2063, 206, 3, 'What reserves or resources work have you carried out, and under which standard?'),

  -- Petroleum Engineer
  (2071, 207, 1, 'Which areas have you specialised in: completions, production technology, artificial lift or interventions?'),
  (2072, 207, 2, 'What well count and basins have you looked after?'),
  (2073, 207, 3, 'Describe a well optimisation that you designed and its result.'),

  -- Subsea Engineer
  (2081, 208, 1, 'Which subsea hardware and water depths have you worked with?'),
  (2082, 208, 2, 'Which campaign phases have you covered: design, factory testing, installation or intervention?'),
  (2083, 208, 3, 'What offshore supervision have you done from a vessel?'),

  -- Pipeline Technician
  (2091, 209, 1, 'Which pipelines, compressor stations or meter stations have you maintained?'),
  (2092, 209, 2, 'What experience do you have with pigging, cathodic protection and hot tapping?'),
  (2093, 209, 3, 'Which licences and competencies under AS 2885 work have you held?'),

  -- Shutdown Planner (Oil and Gas)
  (2101, 210, 1, 'What size of turnaround have you planned (hours, people, budget)?'),
  (2102, 210, 2, 'Which scheduling and maintenance systems do you use?'),
  (2103, 210, 3, 'How do you control scope growth after scope freeze?'),

  -- High Voltage Electrician
  (3011, 301, 1, 'Which electrical licences and HV switching authorisations do you hold, and in which states?'),
  (3012, 301, 2, 'Up to which voltage have you worked, and on which networks or sites?'),
  (3013, 301, 3, 'Describe an isolation and access plan that you prepared.'),

  -- Power Station Operator
  (3021, 302, 1, 'Which generating units have you operated (fuel, size and type)?'),
  (3022, 302, 2, 'Which control systems and water-treatment plant are you trained on?'),
  (3023, 302, 3, 'What part have you played in unit starts, trips and outages?'),

  -- Wind Turbine Technician
  (3031, 303, 1, 'Which turbine makes and models have you worked on, and in which role?'),
  (3032, 303, 2, 'Which GWO modules do you hold, and until when?'),
  (3033, 303, 3, 'What blade, gearbox or major component work have you done?'),

  -- Solar Farm Technician
  (3041, 304, 1, 'What size of solar farms have you built or maintained?'),
  (3042, 304, 2, 'Which inverters, trackers and SCADA systems do you know?'),
  (3043, 304, 3, 'Which electrical licence and tickets do you hold?'),

  -- Lineworker
  (3051, 305, 1, 'Which overhead, underground or live-line work are you authorised for, and with which network?'),
  (3052, 305, 2, 'Which plant and rescue tickets are current?'),
  (3053, 305, 3, 'How far and for how long can you travel for storm and project work?'),

  -- Protection and Control Engineer
  (3061, 306, 1, 'Which relays and protection schemes have you designed or commissioned?'),
  (3062, 306, 2, 'Which fault-study and settings software do you use?'),
  (3063, 306, 3, 'What voltage levels and grid connections have you worked on?'),

  -- Grid Connection Engineer
  (3071, 307, 1, 'Which generator performance standards and connection applications have you taken through?'),
  (3072, 307, 2, 'Which power-system modelling packages do you use?'),
  (3073, 307, 3, 'Which projects and sizes have you connected to the grid?'),

  -- Water Treatment Operator
  (3081, 308, 1, 'Which treatment processes have you run: potable, wastewater, reverse osmosis or tailings return?'),
  (3082, 308, 2, 'Which water-operations qualifications do you hold?'),
  (3083, 308, 3, 'How have you handled a water-quality exceedance?'),

  -- Battery Storage Engineer
  (3091, 309, 1, 'Which battery projects have you worked on, and in which phase?'),
  (3092, 309, 2, 'How have you approached fire safety and system integration?'),
  (3093, 309, 3, 'Which inverter, EMS and SCADA platforms do you know?'),

  -- Project Manager (Civil and Infrastructure)
  (4011, 401, 1, 'What is the largest contract value you have delivered, and under which form of contract?'),
  (4012, 401, 2, 'Which mine-site or remote projects have you run?'),
  (4013, 401, 3, 'How have you recovered a project that was behind schedule or over budget?'),
  (4014, 401, 4, 'What size of team and subcontractors have you led?'),

  -- Site Supervisor
  (4021, 402, 1, 'Which disciplines have you supervised: earthworks, concrete, structural, mechanical or piping?'),
  (4022, 402, 2, 'How many people have you led on site?'),
  (4023, 402, 3, 'Which supervisor and safety-leadership training have you completed?'),

  -- Project Engineer
  (4031, 403, 1, 'Which work packages have you managed from design to handover?'),
  (4032, 403, 2, 'Which cost, schedule and document systems have you used?'),
  (4033, 403, 3, 'Describe a technical query or variation that you resolved.'),

  -- Quantity Surveyor
  (4041, 404, 1, 'Which contract forms and project values have you administered?'),
  (4042, 404, 2, 'How have you handled claims and final accounts?'),
  (4043, 404, 3, 'Which estimating and cost software do you use?'),

  -- Civil Plant Operator
  (4051, 405, 1, 'Which plant are you ticketed and experienced on, with hours for each?'),
  (4052, 405, 2, 'Which machine control systems have you used?'),
  (4053, 405, 3, 'What bulk earthworks, haul roads or tailings dams have you built?'),

  -- Concreter
  (4061, 406, 1, 'Which structures have you poured and finished on industrial or mine sites?'),
  (4062, 406, 2, 'What formwork, reinforcing or precast work have you done?'),
  (4063, 406, 3, 'Which tickets do you hold beside your White Card?'),

  -- Scaffolder
  (4071, 407, 1, 'Which class of scaffolding licence do you hold (basic, intermediate or advanced)?'),
  (4072, 407, 2, 'Which shutdown, offshore or mine-site jobs have you worked on?'),
  (4073, 407, 3, 'Which scaffold systems have you erected, including hung or cantilevered ones?'),

  -- Steel Fixer
  (4081, 408, 1, 'Which reinforced structures have you fixed, and at what tonnage?'),
  (4082, 408, 2, 'How confident are you reading bar schedules and drawings, and where have you led a crew?'),
  (4083, 408, 3, 'Which remote projects have you worked on?'),

  -- Commissioning Manager
  (4091, 409, 1, 'Which process plants or infrastructure have you commissioned?'),
  (4092, 409, 2, 'How do you plan the path from construction completion to handover?'),
  (4093, 409, 3, 'Which completions systems have you used?'),

  -- Mechanical Engineer
  (5011, 501, 1, 'Which fixed plant or mobile equipment have you designed or been responsible for?'),
  (5012, 501, 2, 'Which analysis and CAD packages do you use?'),
  (5013, 501, 3, 'Describe a reliability or design improvement that you delivered, with its result.'),
  (5014, 501, 4, 'Which registration or chartered status do you hold (for example RPEQ)?'),

  -- Electrical Engineer
  (5021, 502, 1, 'Up to which voltage and in which industries have you designed?'),
  (5022, 502, 2, 'Which power-system and design software do you use?'),
  (5023, 502, 3, 'Which registration or chartered status do you hold?'),

  -- Process Engineer
  (5031, 503, 1, 'Which flowsheets and commodities have you worked on, from study to operation?'),
  (5032, 503, 2, 'Which process-simulation and mass-balance software do you use?'),
  (5033, 503, 3, 'What part have you taken in HAZOP and commissioning?'),

  -- Structural Engineer
  (5041, 504, 1, 'Which materials-handling or plant structures have you designed?'),
  (5042, 504, 2, 'Which structural-analysis packages and Australian Standards do you work with most?'),
  (5043, 504, 3, 'What site inspection and integrity work have you done?'),

  -- Control Systems Engineer
  (5051, 505, 1, 'Which PLC, DCS and SCADA platforms have you programmed?'),
  (5052, 505, 2, 'Which plants have you commissioned, and in what role?'),
  (5053, 505, 3, 'How have you approached functional safety and cyber security?'),

  -- Tailings Engineer
  (5061, 506, 1, 'Which tailings facilities have you designed, built or been engineer of record for?'),
  (5062, 506, 2, 'How have you applied ANCOLD guidelines and the global tailings standard?'),
  (5063, 506, 3, 'Which stability and seepage software do you use?'),

  -- Civil Engineer
  (5071, 507, 1, 'Which roads, pads, drainage or water-storage structures have you designed?'),
  (5072, 507, 2, 'Which civil-design packages do you use?'),
  (5073, 507, 3, 'How much of your work has been on site, and where?'),

  -- Mechanical Designer and Drafter
  (5081, 508, 1, 'Which 3D design packages are you proficient in, and for how many years?'),
  (5082, 508, 2, 'Which kinds of plant have you modelled: chutes, conveyors, piping or structures?'),
  (5083, 508, 3, 'What experience do you have with point clouds and brownfield tie-ins?'),

  -- Reliability Engineer
  (5091, 509, 1, 'Which asset classes have you worked on, and with which maintenance strategies?'),
  (5092, 509, 2, 'Which condition-monitoring and analysis tools do you use?'),
  (5093, 509, 3, 'What availability or cost gains have you delivered?'),

  -- Study Manager
  (5101, 510, 1, 'Which scoping, pre-feasibility or feasibility studies have you led, and at what capital value?'),
  (5102, 510, 2, 'How have you managed consultants, estimate accuracy and risk?'),
  (5103, 510, 3, 'Which commodities and countries have your studies covered?'),

  -- Exploration Geologist
  (6011, 601, 1, 'Which commodities and deposit styles have you explored for?'),
  (6012, 601, 2, 'Which drilling methods have you supervised, and how many metres?'),
  (6013, 601, 3, 'Which logging, database and GIS software do you use?'),
  (6014, 601, 4, 'How have you worked in remote camps, and which swing suits you?'),

  -- Senior Resource Geologist
  (6021, 602, 1, 'Which deposits have you estimated, and by which methods?'),
  (6022, 602, 2, 'For which styles of mineralisation can you sign as a Competent Person under JORC, and through which institute?'),
  (6023, 602, 3, 'Which modelling and geostatistics packages do you use?'),

  -- Project Geologist
  (6031, 603, 1, 'What size of drill program and team have you run?'),
  (6032, 603, 2, 'How do you build and test targets from geological, geochemical and geophysical data?'),
  (6033, 603, 3, 'What budgets and tenement obligations have you managed?'),

  -- Geophysicist
  (6041, 604, 1, 'Which survey methods have you planned and interpreted?'),
  (6042, 604, 2, 'Which inversion and processing packages do you use?'),
  (6043, 604, 3, 'Describe a discovery or extension to which your work contributed.'),

  -- Geochemist
  (6051, 605, 1, 'Which sampling media and terrains have you worked with?'),
  (6052, 605, 2, 'How do you set up quality control for assays?'),
  (6053, 605, 3, 'Which statistical and interpretation software do you use?'),

  -- Hydrogeologist
  (6061, 606, 1, 'Which dewatering or water-supply projects have you worked on?'),
  (6062, 606, 2, 'Which groundwater-modelling software do you use?'),
  (6063, 606, 3, 'What bore-field drilling and pump testing have you supervised?'),

  -- Field Assistant
  (6071, 607, 1, 'What field work have you done: soil sampling, core cutting, RC sampling or line cutting?'),
  (6072, 607, 2, 'Which driving licence, 4WD and first-aid qualifications do you hold?'),
  (6073, 607, 3, 'How long a swing can you spend in a remote camp?'),

  -- Exploration Driller
  (6081, 608, 1, 'Which rigs and methods have you drilled with (RC, diamond, aircore), and for how many years?'),
  (6082, 608, 2, 'What depths and ground conditions have you drilled?'),
  (6083, 608, 3, 'Which drilling qualifications and heavy-vehicle licence do you hold?'),

  -- Driller's Offsider
  (6091, 609, 1, 'On which rigs and methods have you worked as an offsider?'),
  (6092, 609, 2, 'Which tickets, medicals and driving licences are current?'),
  (6093, 609, 3, 'What swing length are you used to, and where would you fly from?'),

  -- Core Technician
  (6101, 610, 1, 'Which core-processing tasks have you done: orientation, cutting, photography, density or scanning?'),
  (6102, 610, 2, 'Which data-entry systems have you used?'),
  (6103, 610, 3, 'How many metres of core a day has your team processed?'),

  -- GIS and Database Geologist
  (6111, 611, 1, 'Which geological databases have you administered or migrated?'),
  (6112, 611, 2, 'Which GIS packages and scripting languages do you use?'),
  (6113, 611, 3, 'How do you check the quality of drilling data?'),

  -- Environmental Advisor
  (7011, 701, 1, 'Which approvals, licences or reports have you prepared, and in which state?'),
  (7012, 701, 2, 'What monitoring have you run: water, dust, noise, flora or fauna?'),
  (7013, 701, 3, 'On which operations and commodities have you worked?'),

  -- Environmental Approvals Specialist
  (7021, 702, 1, 'Which state and Commonwealth approvals have you taken through to decision?'),
  (7022, 702, 2, 'How have you worked with regulators on contested conditions?'),
  (7023, 702, 3, 'Which kinds of projects have you permitted, and at what scale?'),

  -- Rehabilitation and Closure Specialist
  (7031, 703, 1, 'Which landforms have you designed or rehabilitated, and over what area?'),
  (7032, 703, 2, 'How have you set and met completion criteria?'),
  (7033, 703, 3, 'What closure cost estimates have you prepared?'),

  -- Heritage Officer
  (7041, 704, 1, 'Which Traditional Owner groups have you worked with, and in what role?'),
  (7042, 704, 2, 'What surveys, salvage or monitoring have you organised?'),
  (7043, 704, 3, 'How have you applied state heritage legislation to a disturbance request?'),

  -- Community Relations Advisor
  (7051, 705, 1, 'Which communities and agreements have you looked after?'),
  (7052, 705, 2, 'How have you handled a grievance from a landholder or neighbour?'),
  (7053, 705, 3, 'What local employment or supplier programs have you run?'),

  -- Native Title and Land Access Advisor
  (7061, 706, 1, 'Which agreements have you negotiated or put into practice?'),
  (7062, 706, 2, 'How do you plan land access for exploration over several tenements?'),
  (7063, 706, 3, 'Which Native Title and cultural heritage processes do you know best?'),

  -- Ecologist
  (7071, 707, 1, 'Which groups of flora or fauna do you specialise in, and in which bioregions?'),
  (7072, 707, 2, 'What surveys have you led, and under which guidelines?'),
  (7073, 707, 3, 'Which permits, licences and field tickets do you hold?'),

  -- Hydrologist
  (7081, 708, 1, 'Which surface-water models and flood studies have you carried out?'),
  (7082, 708, 2, 'How have you designed diversions, sediment controls or water balances for a mine?'),
  (7083, 708, 3, 'Which software do you use?'),

  -- Waste and Contamination Specialist
  (7091, 709, 1, 'Which contaminated-site investigations have you led?'),
  (7092, 709, 2, 'How have you managed PFAS, hydrocarbons or acid mine drainage?'),
  (7093, 709, 3, 'What certification or accreditation do you hold?'),

  -- Road Train Driver
  (8011, 801, 1, 'Which class of licence do you hold, and how many years have you driven road trains?'),
  (8012, 801, 2, 'What combinations, loads and routes have you driven?'),
  (8013, 801, 3, 'What do you do to manage fatigue on long hauls?'),
  (8014, 801, 4, 'Which dangerous-goods or other tickets do you hold?'),

  -- Train Driver
  (8021, 802, 1, 'Which driver qualifications and route knowledge do you hold?'),
  (8022, 802, 2, 'Which locomotives and train lengths have you driven?'),
  (8023, 802, 3, 'When was your last rail category medical, and at what category?'),

  -- Port Operator
  (8031, 803, 1, 'Which shiploaders, stackers, reclaimers or car dumpers have you operated?'),
  (8032, 803, 2, 'At which ports and on which products have you worked?'),
  (8033, 803, 3, 'Which high-risk work and maritime security cards do you hold?'),

  -- Marine Pilot and Tug Master
  (8041, 804, 1, 'Which certificates of competency do you hold?'),
  (8042, 804, 2, 'For which ports and vessel sizes have you been licensed?'),
  (8043, 804, 3, 'What tug types and towage operations have you carried out?'),

  -- Warehouse and Stores Officer
  (8051, 805, 1, 'Which inventory systems have you used, and at what stock value?'),
  (8052, 805, 2, 'What experience do you have with rotables, hazardous goods and cycle counts?'),
  (8053, 805, 3, 'Which forklift and other tickets do you hold?'),

  -- Supply Chain Superintendent
  (8061, 806, 1, 'What spend, stock and team have you been responsible for?'),
  (8062, 806, 2, 'How have you reduced inventory without losing equipment availability?'),
  (8063, 806, 3, 'Which ERP and planning systems have you worked in?'),

  -- Contracts and Procurement Advisor
  (8071, 807, 1, 'Which categories and contract values have you tendered and managed?'),
  (8072, 807, 2, 'How have you achieved savings or settled a dispute with a supplier?'),
  (8073, 807, 3, 'Which procurement systems have you used?'),

  -- Logistics Coordinator
  (8081, 808, 1, 'Which freight have you coordinated: oversize, dangerous goods, air charter or barge?'),
  (8082, 808, 2, 'Which remote sites have you supplied, and from where?'),
  (8083, 808, 3, 'Which transport-management systems do you use?'),

  -- Travel and Village Coordinator
  (8091, 809, 1, 'How many travellers or rooms have you coordinated for a site?'),
  (8092, 809, 2, 'Which flight and accommodation booking systems have you used?'),
  (8093, 809, 3, 'How do you handle changes of roster at short notice?'),

  -- FIFO Aircraft Engineer
  (8101, 810, 1, 'Which aircraft types are covered by your licence?'),
  (8102, 810, 2, 'What line or heavy maintenance have you done for charter operators?'),
  (8103, 810, 3, 'From which bases can you work?'),

  -- HD Fitter
  (9011, 901, 1, 'Which trade certificate do you hold, and when did you complete it?'),
  (9012, 901, 2, 'Which OEM equipment have you worked on (for example Caterpillar, Komatsu, Liebherr, Hitachi, Sandvik, Epiroc)?'),
  (9013, 901, 3, 'How have you split your time between workshop, field service and underground?'),
  (9014, 901, 4, 'Which component change-outs and diagnostics are you confident to do alone?'),
  (9015, 901, 5, 'Which rosters and points of hire suit you?'),

  -- Auto Electrician
  (9021, 902, 1, 'Which trade certificate and air-conditioning (ARCtick) licence do you hold?'),
  (9022, 902, 2, 'Which heavy equipment and diagnostic software have you worked with?'),
  (9023, 902, 3, 'What experience do you have with fleet management, proximity or autonomous systems?'),

  -- Mechanical Fitter
  (9031, 903, 1, 'Which fixed plant have you maintained: crushers, mills, conveyors, pumps or screens?'),
  (9032, 903, 2, 'What alignment, bearing and hydraulic work are you confident with?'),
  (9033, 903, 3, 'Which shutdowns have you worked on, and in what role?'),
  (9034, 903, 4, 'Which high-risk work licences and tickets are current?'),

  -- Boilermaker
  (9041, 904, 1, 'Which welding processes and positions are you competent in, and on which codes or standards?'),
  (9042, 904, 2, 'What fabrication or repair have you done on buckets, trays, chutes or structures?'),
  (9043, 904, 3, 'Which tickets do you hold (for example working at heights, confined space, EWP)?'),
  (9044, 904, 4, 'What was your most recent mine-site or shutdown work?'),

  -- Welder (Coded)
  (9051, 905, 1, 'Which weld qualifications do you hold, by process, material and position?'),
  (9052, 905, 2, 'What pressure piping, vessel or structural work have you welded?'),
  (9053, 905, 3, 'When was your last weld test, and to which standard?'),

  -- Industrial Electrician
  (9061, 906, 1, 'Which electrical licence do you hold, and in which states?'),
  (9062, 906, 2, 'What experience do you have with motors, drives, MCCs and fault-finding on fixed plant?'),
  (9063, 906, 3, 'Which HV switching, hazardous-area (EEHA) or other tickets do you hold?'),

  -- Electrical and Instrumentation Technician
  (9071, 907, 1, 'Which trade qualifications do you hold (dual trade or single)?'),
  (9072, 907, 2, 'Which instruments, analysers and control systems have you calibrated and fault-found?'),
  (9073, 907, 3, 'Which hazardous-area units have you completed, and when?'),

  -- Underground Electrician
  (9081, 908, 1, 'Which underground sites and equipment have you worked on?'),
  (9082, 908, 2, 'What experience do you have with jumbo boxes, substations, leaky feeder and pump stations?'),
  (9083, 908, 3, 'Which state licence and switching authorisations do you hold?'),

  -- Rigger
  (9091, 909, 1, 'Which class of rigging licence do you hold (basic, intermediate or advanced)?'),
  (9092, 909, 2, 'What is the heaviest or most complex lift that you have rigged?'),
  (9093, 909, 3, 'Which shutdown, construction or offshore sites have you worked on?'),

  -- Dogger
  (9101, 910, 1, 'How long have you held your dogging licence, and with which cranes have you worked?'),
  (9102, 910, 2, 'What loads and slinging methods have you handled?'),
  (9103, 910, 3, 'Which other tickets do you hold (for example working at heights, forklift, telehandler)?'),

  -- Crane Operator
  (9111, 911, 1, 'Which crane licence classes do you hold (for example CN, C2, C6, C1, C0)?'),
  (9112, 911, 2, 'Which cranes and capacities have you operated, and for how long?'),
  (9113, 911, 3, 'What lift planning and dual-lift experience do you have?'),

  -- Belt Splicer
  (9121, 912, 1, 'What hot vulcanising, cold and mechanical splices have you completed, and up to what belt width?'),
  (9122, 912, 2, 'Which steel-cord or fabric belts have you worked on?'),
  (9123, 912, 3, 'Which tickets and shutdown experience do you have?'),

  -- Tyre Fitter
  (9131, 913, 1, 'Which earthmover tyre sizes have you fitted, and with which handlers?'),
  (9132, 913, 2, 'What training do you hold in earthmover tyre and rim safety?'),
  (9133, 913, 3, 'Which sites and fleets have you served?'),

  -- Hydraulic Technician
  (9141, 914, 1, 'Which mobile or fixed hydraulic systems have you diagnosed and repaired?'),
  (9142, 914, 2, 'What hose, cylinder and pump workshop experience do you have?'),
  (9143, 914, 3, 'Which trade certificate do you hold?'),

  -- Serviceperson
  (9151, 915, 1, 'Which mobile plant have you serviced and fuelled, and how many years have you done it?'),
  (9152, 915, 2, 'Which service trucks have you driven, and with which class of licence?'),
  (9153, 915, 3, 'What oil sampling and inspection records have you kept?'),

  -- Refrigeration and Air Conditioning Mechanic
  (9161, 916, 1, 'Which refrigerant-handling (ARCtick) and electrical licences do you hold?'),
  (9162, 916, 2, 'What camp, industrial or mobile-plant systems have you maintained?'),
  (9163, 916, 3, 'Which remote sites have you worked on?'),

  -- Maintenance Planner
  (9171, 917, 1, 'Which maintenance systems have you planned in (for example SAP PM, Ellipse, Pronto)?'),
  (9172, 917, 2, 'What fleet or plant have you planned for, and at what weekly work-order volume?'),
  (9173, 917, 3, 'How have you improved schedule compliance?'),
  (9174, 917, 4, 'What is your trade or technical background?'),

  -- Maintenance Superintendent
  (9181, 918, 1, 'What size of team, budget and asset base have you led?'),
  (9182, 918, 2, 'How have you improved availability or cost, with numbers?'),
  (9183, 918, 3, 'Which statutory or supervisory appointments have you held?'),

  -- Condition Monitoring Technician
  (9191, 919, 1, 'Which techniques are you certified in (vibration, oil, thermography, ultrasonics), and at which level?'),
  (9192, 919, 2, 'Which collectors and software have you used?'),
  (9193, 919, 3, 'Describe a failure that you detected early, and what it saved.'),

  -- Health and Safety Advisor
  (10011, 1001, 1, 'Which safety qualifications do you hold, and when did you complete them?'),
  (10012, 1001, 2, 'On which operations or construction projects have you worked, and in which state?'),
  (10013, 1001, 3, 'Which investigation method do you use, and on what kind of incident did you last use it?'),
  (10014, 1001, 4, 'How have you changed behaviour on a critical risk?'),

  -- Health and Safety Superintendent
  (10021, 1002, 1, 'What size of workforce and team have you been responsible for?'),
  (10022, 1002, 2, 'Which safety management systems have you built or audited?'),
  (10023, 1002, 3, 'How have you worked with the regulator after a serious incident?'),

  -- Emergency Services Officer
  (10031, 1003, 1, 'Which emergency-response qualifications do you hold (for example mine rescue, fire, rope, HAZMAT)?'),
  (10032, 1003, 2, 'Which clinical level are you registered or certified at?'),
  (10033, 1003, 3, 'What real responses have you attended or led on site?'),
  (10034, 1003, 4, 'Which rosters have you worked in a sole-officer post?'),

  -- Paramedic (Remote Site)
  (10041, 1004, 1, 'What is your registration with AHPRA, and how long have you practised?'),
  (10042, 1004, 2, 'What remote or industrial posts have you held?'),
  (10043, 1004, 3, 'Describe a medical evacuation that you coordinated.'),

  -- Occupational Health Nurse
  (10051, 1005, 1, 'What is your registration, and which occupational-health qualifications do you hold?'),
  (10052, 1005, 2, 'Which medicals and drug and alcohol programs have you run?'),
  (10053, 1005, 3, 'How have you managed return to work for injured people?'),

  -- Occupational Hygienist
  (10061, 1006, 1, 'Which exposure monitoring have you designed (dust, silica, diesel particulate, noise, welding fume)?'),
  (10062, 1006, 2, 'Which certification do you hold (for example COH, LEV)?'),
  (10063, 1006, 3, 'What control has your monitoring led to?'),

  -- Injury Management Advisor
  (10071, 1007, 1, 'Which workers'' compensation schemes have you worked under?'),
  (10072, 1007, 2, 'What caseload have you carried, and with what return-to-work results?'),
  (10073, 1007, 3, 'How do you work with supervisors on suitable duties?'),

  -- Trainer and Assessor
  (10081, 1008, 1, 'Which training qualification do you hold (for example TAE40116 or TAE40122)?'),
  (10082, 1008, 2, 'On which equipment or competencies are you able to train and assess?'),
  (10083, 1008, 3, 'How have you brought new-to-industry operators to competence?'),

  -- Mine Rescue Coordinator
  (10091, 1009, 1, 'Which mine-rescue qualifications and competitions have you taken part in?'),
  (10092, 1009, 2, 'How have you planned training and readiness for a volunteer team?'),
  (10093, 1009, 3, 'Which equipment and emergency plans have you been responsible for?'),

  -- Fatigue and Wellbeing Advisor
  (10101, 1010, 1, 'Which wellbeing or mental-health programs have you run for FIFO workforces?'),
  (10102, 1010, 2, 'How have you measured and reduced fatigue risk?'),
  (10103, 1010, 3, 'Which qualifications do you hold in psychology, counselling or health promotion?');
