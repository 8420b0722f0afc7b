PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0002');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	settings TEXT NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	public BOOLEAN NOT NULL, 
	header TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	asked INTEGER NOT NULL, 
	over BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO tables VALUES('UdpwUpJX3MW1_LVN','evo','{"open_scores":false,"flippers":"once"}','guest-me',0,'{"game":"evo","rules":1,"content":"cd0abc449ae4ee768295aca1a1976738cc7280cb9c87292fde42db944dcf07be","settings":{"open_scores":false,"flippers":"once"},"seats":[{"name":"Ada","bot":""},{"name":"greedy","bot":"greedy"}],"seed":"286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407","open_number":7,"commitment":"e4123f344cca04b4bae248e2110e511e4bc346bafd0de81b073db85f6714e51e","start":""}',1794962466.3653154372,1794962467.2565319537,1,0);
INSERT INTO tables VALUES('rO8YCRd977o-U9yQ','dice_mutants','{"tie":"overkill","stalemate":20}','guest-me',0,'{"game":"dice_mutants","rules":1,"content":"cec0a9afa8e8c7139718b8e12978689cca5115655e61ab064a96abcfe6331059","settings":{"tie":"overkill","stalemate":20},"seats":[{"name":"Ada","bot":""},{"name":"greedy","bot":"greedy"},{"name":"random","bot":"random"}],"seed":"286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407","open_number":7,"commitment":"04c2be3324ebe4ba5a4344164b7a89d8ba4553b8d577da73ff8945371d1362f2","start":""}',1794962467.2655396461,1794962468.3821337223,1,0);
INSERT INTO tables VALUES('PttW4GmOjq6JuGTE','evo','{"open_scores":false,"flippers":"once"}','guest-me',0,'{"game":"evo","rules":1,"content":"cd0abc449ae4ee768295aca1a1976738cc7280cb9c87292fde42db944dcf07be","settings":{"open_scores":false,"flippers":"once"},"seats":[{"name":"Ada","bot":""},{"name":"Bea","bot":""}],"seed":"286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407","open_number":7,"commitment":"0e6529ddaf12aec835101d893810bc5ba58eb70ec4e0a1f2c0aaa77c3f933252","start":""}',1794962468.3918616771,1794962469.280823946,1,0);
INSERT INTO tables VALUES('AluwO8g7Vok17K15','pig','{"variant":"classic"}','guest-me',0,'{"game":"pig","rules":1,"content":"6b4ee697abd6683378caefd9eb41c7591408bef3262d82db90ce0850b95f6457","settings":{"variant":"classic"},"seats":[{"name":"Ada","bot":""},{"name":"greedy","bot":"greedy"}],"seed":"286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407","open_number":7,"commitment":"ddf0e5f307705ccc6ab00cddec6631deecc906dee29334d9d2774c4ac9903c18","start":""}',1794962469.290444374,1794962469.5591864585,0,1);
INSERT INTO tables VALUES('fCORPSuf-ffug51Q','evo','{"open_scores":false,"flippers":"unlimited"}','guest-me',1,'',1794962469.5619404316,1794962469.5619404316,0,0);
CREATE TABLE seats (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	bot VARCHAR(60) NOT NULL, 
	invitation VARCHAR(60) NOT NULL, 
	"key" VARCHAR(60) NOT NULL, until TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	UNIQUE (invitation), 
	UNIQUE ("key")
);
INSERT INTO seats VALUES('UdpwUpJX3MW1_LVN',0,'Ada','person','','szRYRztCQNHGha0PpsqGGBMfxA6iLvKm','b0ouOhAQhn7L1sg6t9QEp-BnrozvUCbM','');
INSERT INTO seats VALUES('UdpwUpJX3MW1_LVN',1,'Wallace','bot','greedy','RfETqgy2IPnfCt1CCQ9bCayKKs-MUt2V','1UW_b2Xj7lYEDKwPHgVWqt1Nlr7tCDyr','');
INSERT INTO seats VALUES('rO8YCRd977o-U9yQ',0,'Ada','person','','kaAHyxV5FhbXuv8SWxl3l1LTM1yktI7p','FLSijYv4rcuQ_18CgdWqumwKLuT16vbZ','');
INSERT INTO seats VALUES('rO8YCRd977o-U9yQ',1,'Lyell','bot','greedy','kSlEFTmEQABEqUPtcJmh1dr_jvWfmauK','6vvGP4zvq09WjIg1SzVEAv7VM0WPDX0X','');
INSERT INTO seats VALUES('rO8YCRd977o-U9yQ',2,'Gould','bot','random','r7nlykCDfmedXYG3wCQSDqaR8fvbbsL3','jJoSyQzJkDdIAXshpdKT6nXn1rI5p3R8','');
INSERT INTO seats VALUES('PttW4GmOjq6JuGTE',0,'Ada','person','','84gXj41TS7ACpbgg9XOXsEU6dfJLwAMM','U6N9HWWs5jPexZUke5sKuPf7E1uF_LzT','');
INSERT INTO seats VALUES('PttW4GmOjq6JuGTE',1,'Bea','person','','qBSKv_aq_pLlz-3stroC4vUKilnpmbf2','16NCQiqG0N6-20ZrbeYXKdNtBIgBDW2s','');
INSERT INTO seats VALUES('AluwO8g7Vok17K15',0,'Ada','person','','t7NSoYLljnOC9tOhgK6inlEtLEV38ztU','FcVb2GciIRwQmVtMN_WBEkuiwuZaq9IJ','');
INSERT INTO seats VALUES('AluwO8g7Vok17K15',1,'Bates','bot','greedy','ppxFoaYW1zhQnNFBJqk0uHAvP-rXe5Kz','VipToo41phTiOtPkrqRJ1_g6jw-J7ho_','');
INSERT INTO seats VALUES('fCORPSuf-ffug51Q',0,'Ada','person','','6g9DC28M3cFr1MpjRPAQSAGrPUeYjRVU','1T830VjTdq8YnjqaPERJ4Me2raprJ2Zb','');
INSERT INTO seats VALUES('fCORPSuf-ffug51Q',1,'','open','','EiDwP70_loI4GnDVRhsIoveVl2xu4PHW','RvKLX-lsLFYqVygslDkdJpuk5oRZtF7B','');
CREATE TABLE lines (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',0,'0 bid:1:0');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',1,'1 bid:2:0 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',2,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',3,'0 pass');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',4,'1 move:14:8 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',5,'1 move:19:18 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',6,'1 move:18:19 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',7,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',8,'0 pass');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',9,'1 lay:14 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',10,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',11,'1 lose:14 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',12,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',13,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',14,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',15,'0 bid:1:0');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',16,'1 bid:2:0 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',17,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',18,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',19,'0 move:9:10');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',20,'= 0f191a1eccc7c9bc');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',21,'0 move:10:15');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',22,'1 move:8:13 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',23,'1 move:19:23 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',24,'1 move:13:19 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',25,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',26,'0 lay:5');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',27,'1 lay:13 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',28,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',29,'0 lose:4');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',30,'1 lose:23 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',31,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',32,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',33,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',34,'0 bid:2:6');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',35,'1 bid:1:0 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',36,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',37,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',38,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',39,'1 move:13:12 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',40,'1 move:19:18 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',41,'= 5742b814a082aff3');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',42,'1 move:18:17 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',43,'0 move:15:16');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',44,'0 move:16:15');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',45,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',46,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',47,'1 lay:6 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',48,'0 lay:0');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',49,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',50,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',51,'0 lose:0');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',52,'snap {"Evo":[[{"Round":[]},{"Income":[]},{"Survival":[]},{"Births":[]},{"Movement":[]},{"Initiative":[]},{"Mutations":[]},{"Reveal":[]},{"Announce":[1,0]}],{"Dice":["286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407",{"t":["climate","genes","events","lots","combat"]},[3357966267,2454944659,1893194098,15,2,4005680267,1950153275,2232658179,56,2,275215936,1520204969,2051844470,27,1,3841762846,3271869875,392176286,14,2,0,0,0,0,0],83]},[6,13],1,false,false,4,0,3,{"t":[1,2,4,3,0,0,0,3,0]},{"t":[0,0,0,0,0,0,0,0,0]},0,{"t":[0,0,0]},false,false,[-1,-1,-1,-1,-1,0,1,-1,-1,-1,-1,-1,1,-1,-1,0,-1,1,-1,-1,-1,-1,-1,-1],[2,3],[5,15,-1,-1,-1,-1,-1,-1,6,12,17,-1,-1,-1,-1,-1],{"t":[1,0]},{"t":[3,11,0,0,4,1,13,5,1,2,15,5,17,2,4,0,4,3,1,4,5,16,0,2,5,5,3,8,14,10,2,4,0,3,2,2,1,3,1,4,5]},{"t":[6,7,9,12]},[-1,-1],[0,6],[1,0],[-1,-1],{"t":[0,0,0,1,0,0,1,1,0,0,0,0]},{"t":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]},{"t":[2,0,0,0,1,0,1,0,1,2,3,1,1,0,0,0,1,0,1,2]},{"t":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},{"t":[7,3,0,14,6,13,1,2,5,11,12,10]},{"t":[-1,-1,-1,-1,1,-1,-1,-1,0,0,-1,-1,-1,-1,-1]},{"t":[0,0,0,0,2,0,0,0,1,1,0,0,0,0,0]},{"t":[2,1]},0,{"t":[]},-1,0,true,false,false,-1,-1,-1,0,0,{"t":[8,7]}]}');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',53,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',54,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',55,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',56,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',57,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',58,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',59,'1 bid:2:0 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',60,'0 bid:1:3');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',61,'1 pass # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',62,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',63,'= bd3e9aed371b8afd');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',64,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',65,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',66,'0 move:5:1');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',67,'0 move:15:16');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',68,'1 move:17:22 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',69,'1 move:12:18 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',70,'1 move:6:5 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',71,'0 play:10');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',72,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',73,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',74,'0 lay:6');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',75,'1 lay:21 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',76,'0 lay:2');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',77,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',78,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',79,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',80,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',81,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',82,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',83,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',84,'= c9c6d604d0337f2f');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',85,'1 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',86,'0 bid:2:2');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',87,'1 bid:2:3 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',88,'0 bid:1:2');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',89,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',90,'1 play:4 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',91,'0 pass # forced');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',92,'0 attack:1:5');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',93,'0 move:5:0');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',94,'1 move:18:12 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',95,'1 move:21:17 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',96,'1 attack:12:6 # bot greedy');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',97,'0 play:9');
INSERT INTO lines VALUES('UdpwUpJX3MW1_LVN',98,'0 pass');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',0,'1 claim:0 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',1,'2 claim:7 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',2,'0 claim:4');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',3,'1 claim:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',4,'2 claim:8 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',5,'0 claim:6');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',6,'1 claim:5 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',7,'2 claim:3 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',8,'0 claim:2 # forced');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',9,'1 guile:0 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',10,'1 guile:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',11,'1 guile:5 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',12,'2 defence_all # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',13,'0 mutate:6');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',14,'0 defence:4');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',15,'0 speed:2');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',16,'0 trade:1');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',17,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',18,'0 claim:4');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',19,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',20,'= b6b7f746e146880a');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',21,'2 claim:6 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',22,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',23,'1 claim:0 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',24,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',25,'0 claim:5');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',26,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',27,'2 claim:7 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',28,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',29,'1 claim:2 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',30,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',31,'0 claim:8');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',32,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',33,'2 claim:3 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',34,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',35,'1 claim:1 # forced');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',36,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',37,'0 speed:8');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',38,'0 guile:5');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',39,'0 speed:4');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',40,'0 trade:1');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',41,'= 0abc65eaf3ad4d76');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',42,'2 mutate:7 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',43,'2 defence_pair:3:6 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',44,'1 guile:0 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',45,'1 guile:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',46,'1 guile:2 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',47,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',48,'1 claim:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',49,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',50,'2 claim:7 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',51,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',52,'snap {"DiceMutants":[[{"EndOfRound":[]},{"DetermineDamage":[]},{"SpendMutationPoints":[]},{"AssignEvolutionDice":[]},{"ClaimDie":[0]}],{"Dice":["286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407",{"t":["tokens","roll","guile","mutation"]},[2927445423,342672316,2883039914,15,1,2392268009,1319639166,1665596789,22,3,0,0,0,0,0,0,0,0,0,0],29]},[0,0,0],1,true,20,[3,1,2],[45,45,45],[45,45,45],[8,1,6,0,0,27,0,2,0],[0,0,0,0,0,0,0,0,0,0,0,0],[1,1,1,1,1,1],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,1,0,0,0,0,0],[4,5,1,2,4,5,1,3,3],[-1,1,-1,-1,-1,-1,-1,2,-1],[0,1,1],3,1,{"t":[1,2,0]},2,{"t":[]},{"t":[]},0,{"t":[]},""]}');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',53,'0 claim:8');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',54,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',55,'1 claim:5 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',56,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',57,'2 claim:6 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',58,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',59,'0 claim:3');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',60,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',61,'1 claim:0 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',62,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',63,'= 69046826eebaa19b');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',64,'2 claim:2 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',65,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',66,'0 claim:4 # forced');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',67,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',68,'1 guile:0 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',69,'1 guile:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',70,'1 guile:5 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',71,'2 defence_pair:2:7 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',72,'2 mutate:6 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',73,'0 defence_pair:3:8');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',74,'0 attack:4');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',75,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',76,'1 claim:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',77,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',78,'2 claim:8 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',79,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',80,'0 claim:2');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',81,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',82,'1 claim:7 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',83,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',84,'= d0a90a4a94f862b7');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',85,'2 claim:4 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',86,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',87,'0 claim:3');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',88,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',89,'1 claim:5 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',90,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',91,'2 claim:6 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',92,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',93,'0 claim:0 # forced');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',94,'1 focus:5:6 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',95,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',96,'1 attack_all # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',97,'2 guile:6 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',98,'2 speed:8 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',99,'2 guile:4 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',100,'2 pass # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',101,'0 defence_pair:0:3');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',102,'0 attack:2');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',103,'1 claim:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',104,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',105,'= dd88a9596e02c3b4');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',106,'snap {"DiceMutants":[[{"EndOfRound":[]},{"DetermineDamage":[]},{"SpendMutationPoints":[]},{"AssignEvolutionDice":[]},{"ClaimDie":[2]}],{"Dice":["286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407",{"t":["tokens","roll","guile","mutation"]},[2927445423,342672316,2883039914,15,1,2105523293,1898088892,2120848809,22,5,0,0,0,0,0,0,0,0,0,0],47]},[0,0,0],1,true,20,[3,1,2],[32,45,28],[45,45,45],[8,1,6,0,0,11,2,3,7],[0,0,0,0,0,0,0,0,0,0,0,0],[1,5,18,1,1,1],[0,0,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,1,0,0,1,0,0,0,0,0],[1,3,1,6,6,3,1,6,1],[-1,1,-1,-1,-1,-1,-1,-1,-1],[0,1,0],5,1,{"t":[1,2,0]},1,{"t":[]},{"t":[]},4,{"t":[]},""]}');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',107,'2 claim:4 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',108,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',109,'0 claim:2');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',110,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',111,'1 claim:3 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',112,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',113,'2 claim:8 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',114,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',115,'0 claim:6');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',116,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',117,'1 claim:7 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',118,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',119,'2 claim:0 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',120,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',121,'0 claim:5 # forced');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',122,'1 luck:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',123,'1 defence_all # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',124,'2 defence_pair:4:8 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',125,'2 mutate:0 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',126,'0 defence_pair:2:6');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',127,'= 5b4858c1d11c8953');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',128,'0 guile:5');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',129,'1 claim:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',130,'2 claim:3 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',131,'0 claim:7');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',132,'1 claim:4 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',133,'2 claim:2 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',134,'0 claim:5');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',135,'1 claim:8 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',136,'2 claim:6 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',137,'0 claim:0 # forced');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',138,'1 mutate:1 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',139,'1 mutate:4 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',140,'1 mutate:8 # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',141,'2 defence:6 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',142,'2 mutate:3 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',143,'2 attack:2 # bot random');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',144,'0 guile:7');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',145,'0 mutate:5');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',146,'0 mutate:0');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',147,'1 pass # bot greedy');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',148,'= b97e2f193905dc31');
INSERT INTO lines VALUES('rO8YCRd977o-U9yQ',149,'1 claim:0 # bot greedy');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',0,'0 bid:2:4');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',1,'1 bid:1:6');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',2,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',3,'1 move:14:8');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',4,'1 move:19:23');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',5,'0 move:4:0');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',6,'0 move:0:1');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',7,'0 move:9:4');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',8,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',9,'1 lay:22');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',10,'0 lay:0');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',11,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',12,'1 lose:22');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',13,'0 lose:1');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',14,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',15,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',16,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',17,'1 bid:1:0');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',18,'0 bid:2:1');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',19,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',20,'= ec29b7a069e2446d');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',21,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',22,'1 move:23:22');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',23,'1 move:8:3');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',24,'0 move:0:1');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',25,'0 move:1:0');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',26,'0 move:4:9');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',27,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',28,'1 lay:21');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',29,'0 lay:15');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',30,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',31,'0 lose:9');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',32,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',33,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',34,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',35,'1 bid:2:3');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',36,'0 bid:1:2');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',37,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',38,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',39,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',40,'0 move:0:1');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',41,'= 13b793d8c2d1a458');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',42,'0 move:1:2');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',43,'0 move:15:9');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',44,'1 move:22:17');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',45,'1 move:21:22');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',46,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',47,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',48,'0 lay:15');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',49,'1 lay:16');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',50,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',51,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',52,'snap {"Evo":[[{"Round":[]},{"Income":[]},{"Suffer":[1]},{"ChooseLoss":[0]}],{"Dice":["286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407",{"t":["climate","genes","events","lots","combat"]},[3357966267,2454944659,1893194098,15,2,4005680267,1950153275,2232658179,56,2,275215936,1520204969,2051844470,27,1,3841762846,3271869875,392176286,14,2,0,0,0,0,0],83]},[3,1],1,false,false,3,5,3,{"t":[1,2,4,3,0,0,0,3,0]},{"t":[0,0,0,0,0,0,0,0,0]},0,{"t":[0,0,0]},false,false,[-1,-1,0,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,0,1,1,-1,-1,-1,-1,1,-1],[3,3],[2,9,15,-1,-1,-1,-1,-1,16,17,22,-1,-1,-1,-1,-1],{"t":[0,1]},{"t":[3,11,0,0,4,1,13,5,1,2,15,5,17,2,4,0,4,3,1,4,5,16,0,2,5,5,3,8,14,10,2,4,0,3,2,2,1,3,1,4,5]},{"t":[6,7,9,12]},[-1,-1],[2,3],[0,1],[-1,-1],{"t":[1,1,0,0,0,0,0,0,0,1,0,0]},{"t":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]},{"t":[3,1,1,0,0,0,1,0,1,2,2,0,0,0,1,0,1,0,1,2]},{"t":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},{"t":[7,3,0,14,6,13,1,2,5,11,12,10]},{"t":[-1,-1,-1,-1,0,-1,-1,-1,1,1,-1,-1,-1,-1,-1]},{"t":[0,0,0,0,1,0,0,0,2,2,0,0,0,0,0]},{"t":[1,2]},0,{"t":[]},-1,0,true,false,false,-1,-1,-1,0,0,{"t":[7,8]}]}');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',53,'0 lose:15');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',54,'1 lose:22');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',55,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',56,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',57,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',58,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',59,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',60,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',61,'0 bid:1:5');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',62,'1 bid:2:0');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',63,'= 5b586a417a7ba652');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',64,'0 play:4');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',65,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',66,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',67,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',68,'0 move:9:4');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',69,'0 move:2:3');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',70,'0 move:4:10');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',71,'1 move:17:18');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',72,'1 move:16:11');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',73,'0 play:10');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',74,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',75,'0 pass');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',76,'1 lay:5');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',77,'0 lay:2');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',78,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',79,'0 lose:3');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',80,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',81,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',82,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',83,'0 bid:1:5');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',84,'= 4b1a97b74edd4d5f');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',85,'1 bid:2:6');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',86,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',87,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',88,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',89,'0 attack:10:11');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',90,'1 play:9');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',91,'0 move:11:12');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',92,'0 move:12:11');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',93,'1 move:18:19');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',94,'1 move:5:10');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',95,'0 play:12');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',96,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',97,'0 victim:1 # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',98,'0 lay:16');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',99,'1 lay:23');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',100,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',101,'0 lose:2');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',102,'1 lose:23');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',103,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',104,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',105,'= e688563b267af2f0');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',106,'snap {"Evo":[[{"Round":[]},{"Income":[]},{"Survival":[]},{"Births":[]},{"Movement":[]},{"Initiative":[]},{"Mutations":[]},{"Announce":[1,2]}],{"Dice":["286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407",{"t":["climate","genes","events","lots","combat"]},[3357966267,2454944659,1893194098,15,2,4005680267,1950153275,2232658179,56,2,275215936,1520204969,2051844470,27,1,3841762846,3271869875,392176286,14,2,2078065090,1951711618,1668264533,14,1],84]},[2,3],1,false,false,6,0,4,{"t":[1,2,4,3,0,0]},{"t":[0,0,0,0,0,0]},0,{"t":[0,0,0,0,3,0]},false,false,[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,0,-1,-1,-1,-1,0,-1,-1,1,-1,-1,-1,-1],[2,2],[11,16,-1,-1,-1,-1,-1,-1,10,19,-1,-1,-1,-1,-1,-1],{"t":[0,1]},{"t":[3,11,0,0,4,1,13,5,1,2,15,5,17,2,4,0,4,3,1,4,5,16,0,2,5,5,3,8,14,10,2,4,0,3,2,2,1,3,1]},{"t":[6,7,9,12]},[-1,-1],[5,6],[0,1],[-1,-1],{"t":[1,1,0,0,0,0,0,0,0,1,1,1]},{"t":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]},{"t":[3,1,1,0,0,0,1,0,1,2,2,0,0,0,1,0,2,1,1,2]},{"t":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},{"t":[7,3,0,14,6,13,1,2,5,11]},{"t":[-1,-1,-1,-1,-2,-1,-1,-1,1,-2,-2,-1,-2,-1,-1]},{"t":[0,0,0,0,-1,0,0,0,2,-1,-1,0,-1,0,0]},{"t":[0,1]},0,{"t":[]},-1,0,true,false,false,-1,-1,-1,5,0,{"t":[15,16]}]}');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',107,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',108,'0 bid:2:1');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',109,'1 bid:1:4');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',110,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',111,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',112,'undo 4 consent');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',113,'0 bid:2:1');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',114,'1 bid:2:3');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',115,'0 bid:1:1');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',116,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',117,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',118,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',119,'0 pass');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',120,'1 move:19:13');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',121,'1 move:13:19');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',122,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',123,'1 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',124,'undo 5 consent');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',125,'0 move:11:6');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',126,'0 move:6:2');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',127,'0 move:16:21');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',128,'1 move:19:18');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',129,'1 move:10:11');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',130,'0 pass # forced');
INSERT INTO lines VALUES('PttW4GmOjq6JuGTE',131,'1 pass # forced');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',0,'0 hold');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',1,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',2,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',3,'0 hold');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',4,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',5,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',6,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',7,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',8,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',9,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',10,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',11,'1 hold # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',12,'0 roll');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',13,'0 roll');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',14,'0 hold');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',15,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',16,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',17,'0 hold');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',18,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',19,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',20,'= 27dfda7fde54c518');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',21,'0 roll');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',22,'0 roll');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',23,'0 hold');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',24,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',25,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',26,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',27,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',28,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',29,'1 hold # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',30,'0 hold');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',31,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',32,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',33,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',34,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',35,'1 hold # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',36,'0 hold');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',37,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',38,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',39,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',40,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',41,'= 9807ffce332d2d75');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',42,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',43,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',44,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',45,'1 hold # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',46,'0 roll');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',47,'0 hold');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',48,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',49,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',50,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',51,'0 hold');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',52,'snap {"Pig":[[{"Turn":[1]}],{"Dice":["286adc1cc028b6bc01d287df54a65ec94ddd92126b0f2eb673fc7dffca4cd407",{"t":["die"]},[783476029,2717392419,211094502,50,1],37]},[21,84],1,100,6,0,18]}');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',53,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',54,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',55,'0 roll');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',56,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',57,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',58,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',59,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',60,'1 roll # bot greedy');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',61,'1 hold # forced');
INSERT INTO lines VALUES('AluwO8g7Vok17K15',62,'end 812903e8257008d2 1/21,103');
CREATE TABLE chat (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(100) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO chat VALUES('UdpwUpJX3MW1_LVN',1,'guest-me',0,'Ada','hello',1794962469.5627651214);
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	nickname VARCHAR(100) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO guests VALUES('guest-me','Ada',1794962465.9250657558);
CREATE TABLE house (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE lock (
	id INTEGER NOT NULL, 
	owner VARCHAR(200) NOT NULL, 
	beat INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE IF NOT EXISTS "holders" (
	table_id VARCHAR(40) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, guest, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO holders VALUES('UdpwUpJX3MW1_LVN','guest-me',0);
INSERT INTO holders VALUES('rO8YCRd977o-U9yQ','guest-me',0);
INSERT INTO holders VALUES('PttW4GmOjq6JuGTE','guest-me',0);
INSERT INTO holders VALUES('PttW4GmOjq6JuGTE','guest-friend',1);
INSERT INTO holders VALUES('AluwO8g7Vok17K15','guest-me',0);
INSERT INTO holders VALUES('fCORPSuf-ffug51Q','guest-me',0);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX ix_holders_guest ON holders (guest);
COMMIT;
