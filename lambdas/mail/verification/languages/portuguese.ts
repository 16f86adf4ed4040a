import type { LanguageWords } from './language-words.ts';

export const PORTUGUESE: LanguageWords = {
  strong: [
    '(?:codigos?|senhas?|chaves?|pins?|palavras?-passe|tokens?) (?:(?:unic[oa]|temporari[oa]|numeric[oa]|secret[oa]|pessoal|dinamic[oa]|provisori[oa]|sms|otp|de [4-8] digitos|de [4-8] algarismos|confidencial)s? ){0,2}(?:de |para |da |do |para a |para o )(?:(?:tua|sua|seu|teu|a|o|uma|um|nova|novo|dupla|fazer|realizar|concluir) ){0,2}(?:verific|seguranca|autentic|validac|validar|validacao|inicio de sess|iniciar sess|iniciar a sess|login|logar|recuper|redefin|repor|reposicao|resetar|alterar (?:a |sua |tua )?(?:senha|palavra|password)|trocar (?:a |sua )?senha|identific|desbloq|entrar(?! em contato)|acessar|aceder|assinatura(?!\\p{L})|assinar|dois (?:fatores|passos)|duas etapas|2fa|uso unico|utilizacao unica|unica utilizacao|comprovacao)',
    'codigos? para (?:(?:voce|que|poder) )?(?:confirmar|completar|concluir|finalizar|terminar|ativar|activar|criar|autorizar|aprovar|abrir|registar|registrar|alterar|trocar|vincular|verificar|liberar|continuar|cadastrar|associar)(?:-se)?(?: com| de)? (?:(?:o|a|os|as|teu|tua|seu|sua|uma|um|nova|novo|criacao|meu) ){0,3}(?:e-?mail|endereco|conta|cadastro|registo|registro|identidade|inscricao|subscricao|senha|palavra-passe|password|operacao|transferencia|transacao|dispositivo|aparelho|utilizador|usuario|perfil|telefone|celular|telemovel|numero|sessao|acesso|pix|login)',
    'codigos? (?:de )?(?:verificacao|seguranca|autenticacao|validacao|identificacao|confirmacao|acesso) (?:em|de|por|a) (?:dois|duas|2|uso unico|utilizacao unica|sms|etapa)',
    'codigos? (?:3-?d ?-?secure|3ds|2fa|mfa|totp|sms|tan|otp|i-?token|token|verificador|descartavel|de uso unico|de utilizacao unica|de dupla)(?!\\p{L})',
    '(?:senha|palavra-passe|password|chave) (?:(?:temporaria|numerica|unica) )?(?:dinamica|descartavel|sms|otp|token|de uso unico|de utilizacao unica|unica de acesso|de (?:verificacao|autenticacao|validacao|confirmacao|transacao|assinatura)|eletronica descartavel)',
    '(?:token|i-?token|chave|pin) (?:digital|eletronico|sms|dinamic[oa]|de (?:seguranca|verificacao|autenticacao|uso unico|utilizacao unica|acesso unico|assinatura|login))(?!\\p{L})',
    'numeros? (?:unico )?de (?:verific|autentic|valida)',
    'contrassenha|contra-senha',
    // Labels alone: "Verificação em duas etapas: 482913".
    '(?:verificacao em (?:duas|dois|2) (?:etapas|passos|fatores)|autenticacao (?:de|em|por) (?:dois|2|duas) (?:fatores|etapas|passos)|dupla autenticacao|chave movel digital)(?=\\s?:)',
  ],
  ambiguous: [
    'codigos? (?:de |para )(?:confirmacao|emparelhamento|pareamento|vinculacao|associacao|sincronizacao|ativacao|activacao|aprovacao|autorizacao|dispositivo|adesao|cadastro|inscricao|transacao|operacao|liberacao|habilitacao|acesso)',
    'codigos? (?:confidencial|dinamico|provisorio|pessoal|alfanumerico|numerico|autorizador|secreto)(?!\\p{L})',
    '(?:senhas?|palavras?-passe|passwords?|chaves?|pins?) (?:temporari[oa]|provisori[oa]|de (?:ativacao|activacao|acesso|autorizacao|registo|registro)|secret[oa])(?!\\p{L})',
    '(?:i-?token|token)(?=\\s?:)',
  ],
  parts: [
    'chaves? ',
    'numeros? de',
    'contrassenha|contra-senha',
    'password',
    'em (?:duas|dois|2) ',
    'autenticacao',
  ],
  types: [
    '(?<!\\p{L})(?:digit(?:e|a|ar|ando|em)|insir(?:a|am)|inser(?:ir|e|indo)|introdu(?:za|zir|z|zindo)|inform(?:e|ar|ando) (?=o|a|este|esse|seu|no)|escrev(?:a|er|e)|coloque|colocar|preench(?:a|er) (?=o|com|este)|copi(?:e|ar|a) e col(?:e|ar|a)|cole (?=este|o|esse)|colar (?=este|o|esse)|indi(?:que|car|ca) (?=o|este|esse)|tecl(?:e|ar)|forne(?:ca|cer) (?=o|este|esse)|entre com|entrar com|marque (?=o|este))(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:apolice|sinistro|assento|lugar|sorte|sorteio|socio|ramal|extensao|chamado|nif|niss|nib|cpf|cnpj|rg|cnh|puk|porta|portao|cacifo|armario|locker|candidato|matricula|processo|nota fiscal|nf-?e|serie|licenca|produto|artigo|lote|erro|versao|consulta|mesa|sala|reuniao|wi-?fi|indicacao|presente|levantamento|retirada|entrega|vale|cupom|cupao|desconto|promocional|entidade|boleto|barras|expediente|ocorrencia|requerimento|guia|comprovante|comprovativo|recibo|agencia|conta corrente|talao|bilhete|ingresso|ticket|portaria|apartamento|quarto|voo|carruagem|amigo|afiliado|remessa|objeto|autorizacao de (?:levantamento|devolucao)|atendimento|crm|cep|placa|renavam|inscricao n|edital)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:indique (?:um |seus )?amig\\p{L}*|convide (?:um |seus |os )?(?:seus )?amig\\p{L}*|amigos? ganha\\p{L}*|codigo promocional|codigo de indicacao|cup(?:om|ons|ao|oes)|vale[- ](?:compras?|desconto|oferta|presente)|cartao[- ]presente|promoc\\p{L}+|ofertas?|sorteio|rifa|numero da sorte|programa de (?:pontos|fidelidade)|cacifo|armario|locker|ponto de (?:recolha|retirada|entrega|coleta)|levantamento|localizador|check-in|cartao de embarque|ingressos?|bilhetes?|hospedagem|alojamento|estadia|portao|portaria|porteiro|fechadura|cadeado|garagem|estacionamento|numero de serie|chave de licenca|chave do produto|codigo de rastre\\p{L}*|na loja|em loja|proxima compra|carrinho|no caixa|finalizar a compra|sua corrida|viagem|motorista|entregador|estafeta|exame|vestibular|pesquisa de satisfacao|wi-?fi|devolucao|reembolso|extrato|codigo de barras|boleto)(?!\\p{L})',
    '(?<!\\p{L})(?:da|para a|desta|sua|de uma) (?:reuniao|videoconferencia|videochamada|conferencia)',
  ],
  authentication: [
    '(?:nao|nunca|jamais) (?:o |a |os )?(?:compartilh|partilh|revel|divulg|inform|fornec|forneca|envi|repass|mostr|passe|diga)\\p{L}* ?(?:o |a |com |este |esse |esta |seu |ninguem)|(?:complet|conclu|finaliz|termin|confirm|valid)\\p{L}* (?:o |a |seu |sua |teu |tua ){0,2}(?:cadastro|registo|registro|inscricao|subscricao|endereco|e-?mail|celular|telemovel|telefone|perfil|identidade)|(?:se )?(?:nao|voce nao) (?:foi voce|solicitou|pediu|fez|reconhece|tentou)|(?:novo|este|seu) (?:dispositivo|aparelho)|assinatura (?:digital|eletronica)|assinar (?:o|digital|eletron)|uso unico|utilizacao unica|autoriz\\p{L}* (?:a |o |uma |sua |esta )?(?:operacao|transferencia|transacao|compra|pagamento|pix)|confirm\\p{L}* (?:a |o |sua |esta )?(?:operacao|transferencia|transacao|pix)|redefin|palavra-passe|sessao|(?:dois|duas) (?:fatores|etapas|passos)|home ?banking|internet banking|area (?:de|do) cliente|parear|emparelhar|vincular|autentic|beneficiario|aceder (?:a|ao) ',
  ],
  handedOver: [
    '(?<!\\p{L})(?:ao|a|para o|para a|com o) (?:entregador\\p{L}*|motorista|motoboy|estafeta|carteiro|recepcionista|atendente(?! do)|caixa(?! )|porteiro|portaria|balconista|vendedor\\p{L}*|lojista|funcionari[oa] d[ao] (?:loja|balcao)|motociclista|taxista|frentista|balcao|garcom|anfitri\\p{L}+|farmaceutic[oa]|tecnico|prestador|recepcao (?:do|da))(?!\\p{L})|(?<!\\p{L})(?:na (?:recepcao|portaria|farmacia|bilheteria|bilheteira|entrada do)|no (?:balcao|caixa|guiche|estabelecimento|momento da (?:entrega|retirada)))(?!\\p{L})|(?<!\\p{L})(?:mostre|mostrar|apresente|apresentar|exiba) (?:este|esse|o|seu|a)(?!\\p{L})',
  ],
  secret: [
    '(?:nao|nunca|jamais) (?:o |a |os )?(?:fornec|envi|repass|mostr|revel|passe|diga)\\p{L}* ?(?:o |a |este |esse |para |com |ninguem)|(?:pessoal e intransferivel|e confidencial|mantenha\\p{L}* (?:em segredo|seguro|em sigilo|confidencial))',
  ],
  verify: [
    '(?:termin|complet|finaliz|conclu|continu)\\p{L}* (?:(?:com|de|o|a|seu|sua|meu|minha|teu|tua) ){0,2}(?:cadastro|registo|registro|inscricao|subscricao|assinatura da newsletter|criacao|criar (?:a |sua )?conta|verificacao|ativacao|adesao)|cadastr\\p{L}+ completo',
    '(?:autoriz|aprov|reconhec|liber|permit|aceit|confi[ae])\\p{L}* (?:n)?(?:(?:este|esta|esse|neste|o|a|meu|minha|seu|sua|novo|nova|um|uma) ){0,2}(?:dispositivo|aparelho|navegador|computador|telemovel|celular|operacao|transacao|transferencia|alteracao|tentativa|pedido de acesso)',
    '(?:sim|fui),? (?:sou|fui) eu|^(?:sou|fui) eu|sim,? fui|^sim,? (?:quero|desejo|confirmo|inscrev)\\p{L}* ?(?:receb|inscrev|subscrev|me|assin|confirmar)?|^(?:confirmo|valido|verifico)(?!\\p{L})',
    '(?:comprov|certific|atest|assegur|certeza|garant)\\p{L}* (?:(?:nos|de|que|se|o|a|meu|minha|seu|sua|este|esta|esse|e) ){0,4}(?:e-?mail|endereco|conta|identidade|titular|dono|voce(?!\\p{L})|mesmo)|(?:endereco|e-?mail|conta|caixa) (?:de e-?mail |de correio )?(?:pertence|lhe pertence|e seu|e meu)|desbloque|habilit\\p{L}* (?:(?:a|o|sua|seu|minha) ){0,2}(?:conta|acesso|perfil|dispositivo)|(?:confirm|verifi|ativ|activ|valid)\\p{L}*-(?:o|a|lo|la)(?!\\p{L})|double opt-?in',
  ],
  signIn: [
    '^(?:entrar|entre|acessar|aceder|acesse|aceda|login|fazer login|autenticar-me|autenticar|iniciar sessao|conectar|conectar-se|logar)(?: (?:agora|ja|aqui|com um clique))?[ .!>»→›]*$',
    '(?:entr|acess|aced|volt|continu|regress|ingress|log|conect)(?:ar|a|e|er|eu|ando|endo|em)?(?:-se)? (?:com seguranca |diretamente |de forma segura |directamente )?(?:a|na|no|em|para|ao|nesta) (?:a |o )?(?:sua |seu |minha |meu |tua |teu |nossa )?(?:conta|plataforma|portal|perfil|area (?:de|do|da|pessoal|reservada|logada)|painel|espaco pessoal)',
    'autenticar-(?:me|se)|autentique-se|identifique-se|conecte-se|conectar-se|(?:inicie|iniciar|inicia|abrir|abra|iniciando|inicio de) (?:a |sua |uma |nova )?sessao|(?:link|ligacao|hiperligacao|url|endereco) (?:\\p{L}+ )?(?:de|para) (?:a |o |fazer |seu )?(?:acess|aced|entrar|entrada|login|inic|autentic|uso unico|utilizacao unica|conectar|ingress)|(?:link|ligacao) (?:magic[oa]|unic[oa]|temporari[oa]) ?|sem (?:precisar de |usar |necessidade de |a )?(?:senha|palavra-passe|password)|entrar com um clique|permite(?:-lhe)? entrar',
  ],
  resetPassword: [
    '^(?:crie|escolha|defina|cadastre) uma nova[ .!>»→›]*$|(?:redefina|altere|troque)-a(?!\\p{L})',
    '(?:redefin|reset|reposic|repo[rn]|alter|cri[ae]|recuper|defin|troc|mud|cadastr|escolh|atualiz|actualiz|restaur|restabelec|renov|modific|gerar|gere|esquec|registr|regist|configur|reconfigur|substitu|perd)\\p{L}* (?:(?:de|da|a|o|uma|outra|sua|minha|tua|seu|meu|nova) ){0,2}(?:nova |novo )?(?:senha|palavra-passe|password|codigo secreto|credenciais)',
    '(?:senha|palavra-passe|password) (?:nova|perdida|esquecida)|(?:troca|redefinicao|recuperacao|reposicao|alteracao|mudanca|reset|atualizacao) (?:de |da |do )(?:sua |seu |tua )?(?:senha|palavra-passe|password|conta|acesso)|(?:link|ligacao|pedido) de (?:recuperacao|redefinicao|reposicao)',
    '(?:recuper|restaur|restabelec|reav|retom)\\p{L}* (?:(?:o|a|meu|minha|seu|sua|de|da|do|teu|tua) ){0,2}(?:acesso|conta|perfil)(?!\\p{L})',
  ],
  invitation: [
    '^(?:juntar-me|quero participar do (?:grupo|time))(?: agora| ja)?[ .!>»→›]*$',
    '^aceit(?:ar|e|o) e (?:cri|regist|entr|junt|contin|aced|acess|comec|colabor|particip|cadastr)|aceit\\p{L}* (?:ou (?:recus|rejeit|declin)\\p{L}+ )?(?:o|este|seu|esse|meu) convite|(?:respond|ver|visualiz|abr|consult|mostr|confirm)\\p{L}* (?:ao|o|seu|este|a) convite|(?:o|este|seu) convite (?:expira|e valido|vence|e pessoal)|convite (?:para|a) (?:se |participar|colaborar|aderir|ingressar|entrar|integrar|juntar|fazer parte)',
    '(?:convidou|convidaram|convida|adicionou|adicionaram|adicionamos)(?:-o|-a|-te|-lhe|-vos)(?!\\p{L})|(?:te|o|a|lhe|voce) (?:convid(?:ou|a|aram)|adicionou) (?:a|para|ao|no|na)(?!\\p{L})|convidou voce|convidando voce|adicionou voce|(?:foi|foste|esta sendo|ser|foram) convidad[oa]s?|(?:foi|foste) adicionad[oa] (?:ao?|como)',
    '(?:junt|entr|ader|ingress|integr|un|particip|inscrev|incorpor|associ)(?:ar|e|a|ir|e-se|ar-se|ar-me|ir-se|a-se|er|er-se|irmos|ando)?(?:-se|-me|-te|-nos)? (?:agora )?(?:a|ao|na|no|da|do) (?:sua |seu |minha |nossa |nosso )?(?:equipa|equipe|time|grupo|organizacao|espaco(?! pessoal)|workspace|projeto|projecto|canal|servidor|quadro|empresa|familia|plano familia)|junte-se(?: agora| ja)?(?: a(?: mim| nos)?)?[ .!>»→›]*$|(?:se juntar|juntar-se|juntar-te|para se juntar|para aderir, )|(?:fazer|faca|faz|fara) parte (?:da|do|de) (?:equipa|equipe|time|grupo|organizacao|projeto|espaco|familia)',
    '(?:comec|inici)\\p{L}* a colaborar|colabor\\p{L}* (?:em|no|na|com|num) (?:um |uma |o |a )?(?:documento|projeto|quadro|equipe|equipa|arquivo|ficheiro|pasta|espaco)|(?:documento|pasta|arquivo|ficheiro|projeto|calendario|quadro|album|nota|acesso)s? (?:partilhad|compartilhad)|(?:compartilh|partilh)\\p{L}* (?:\\p{L}+ ){1,4}(?:com voce|consigo|contigo|com o senhor)',
  ],
  verified: [
    'perfil',
    'utilizador',
    'usuario',
    'boletim',
    'dispositivo',
    'aparelho',
    'identidade',
    'celular',
    'telemovel',
    'telefone',
    'subscric',
    'registo',
    'correio',
  ],
  disowned: [
    '(?<!ainda )nao (?:(?:o |a |te |se )?(?:foi|foste|fui|era|e|fosse|sou|seja) (?:voce|o proprio|a propria|tu|eu|quem|feito por|solicitado por)|(?:solicit|ped|fez|fiz|realiz|reconhec|efetu|efectu|inici|cri|autoriz|tent|regist|inscrev|esper|estav|cadastr|alter|subscrev)\\p{L}*|(?:tenha|tiver|tiveres|tenhas|haja) \\p{L}+)(?!\\p{L})',
    '(?:desconhec)\\p{L}* (?:esta|este|essa|esse|a|o)|(?:caso|do) contrario,?$|se nao,?$|(?:receb|recebi)\\p{L}* (?:este|esta|esse|essa|o|a) (?:e-?mail|mensagem|correio|mail|notificacao|aviso) por (?:engano|erro|equivoco|lapso)|(?:ach|acredit|suspeit|pens|consider|desconfi)\\p{L}* (?:de )?que (?:alguem|outra pessoa|um terceiro|terceiros|se trata|a sua conta|sua conta)|sem (?:a )?(?:sua|tua) (?:permissao|autorizacao|conhecimento)|outra pessoa|nada (?:a ver|tem a ver)',
  ],
  leads: [
    'prosseguir|prossiga|prosseguindo|nesta|nessa|ligacao|carregue|carregar|carregando|link|abaixo|avancar|avance|abrir|abra|abre|aceda|neste|endereco|url|pagina|botao|toca|tocar|tocando|pressione|pressionar|seguir|siga|seguindo|proximo|proxima|proximos|por|favor|visite|visitar|ir|va|para|o|a|ao|em|esta|esse|deste|atraves|do|da|hiperligacao|agora|comecar|comece|iniciar|inicie|ja|copie|cole|ver|selecione|selecionar|clica|clicando|estes|os|links|continue|ok',
  ],
  notFollowed: [
    '(?<!\\p{L})(?:nao (?:fui|sou|era) eu|nao (?:reconheco|solicitei|pedi|fiz)|(?:ver|verific|rev|revis|consult|confer|analis)\\p{L}* (?:(?:a|as|minha|sua|toda|esta|os|meus|seus|ultima|ultimas) ){0,2}(?:atividade|actividade|historico|dispositivos|movimentos)|(?:entr|particip|junt|aced|acess|ingress)\\p{L}*(?:-se)? (?:a|na|da|no|do|em|ao) (?:reuniao|videochamada|chamada|webinar|evento|conferencia|aula|live|conversa|discussao|comunidade)|entr\\p{L}* em contacto|entr\\p{L}* em contato|fal[ae]r? (?:com|conosco|connosco)|ger(?:ir|enciar|encie)|preferencias|cancelar|leia mais|ler mais|saiba mais|saber mais|descubra|avali|opiniao|inquerito|pesquisa|baixar|descarreg|transferir (?:o )?(?:pdf|documento)|suporte|contact|contat|politica|aviso legal|comprar|compre|carrinho|pedido|encomenda|fatura|pagar|pague|boleto|calendario|cupom|cupao|resgat|renovar|renove|upgrade|plano|check-in|rastre|extrato|presenca|abrir (?:o )?(?:aplicativo|app|a aplicacao|aplicacao)|ativ\\p{L}+ (?:o |meu |a )?(?:desconto|oferta|cupom|promo)|versao web|ver (?:no|em) (?:navegador|browser)|denunci|reportar|proteger|proteja|bloquear|aproveit)',
  ],
  otherAction: [
    '(?<!\\p{L})(?:encomendas?|compras?|marcacao|orcamento|envios?|entregas?|retirada|recolha|levantamento|disponibilidade|participacao|boleto|devolucao|reembolso|recibo|entrevista|carrinho|bilhetes?|ingressos?|horario|exame)(?!\\p{L})',
  ],
};
